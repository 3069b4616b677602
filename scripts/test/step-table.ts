import type { StepOutcome } from './step.ts'

/**
 * Formats a table of the steps with their seconds and counts. The last line contains the totals: `412 passed, 0
 * failed`.
 */
export function formatStepTable(outcomes: readonly StepOutcome[]): string {
  const sum = (of: (outcome: StepOutcome) => number) =>
    outcomes.reduce((total, outcome) => total + of(outcome), 0)
  const width = Math.max(4, ...outcomes.map(({ name }) => name.length))
  const row = (name: string, ...cells: string[]) =>
    `${name.padEnd(width)}${cells.map((cell) => cell.padStart(10)).join('')}`
  const [passed, failed] = [sum((outcome) => outcome.passed), sum((outcome) => outcome.failed)]
  return [
    row('step', 'seconds', 'passed', 'failed'),
    ...outcomes.map((outcome) =>
      row(
        outcome.name,
        outcome.skipped ? 'not run' : outcome.seconds.toFixed(1),
        String(outcome.passed),
        String(outcome.failed),
      ),
    ),
    row('all', sum((outcome) => outcome.seconds).toFixed(1), String(passed), String(failed)),
    '',
    `${passed} passed, ${failed} failed`,
  ].join('\n')
}
