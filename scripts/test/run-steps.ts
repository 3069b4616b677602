import type { StepOutcome, TestCounts, TestStep } from './step.ts'

const isFailed = (outcome: StepOutcome): boolean => outcome.skipped || outcome.failed > 0

async function countsOf(step: TestStep): Promise<TestCounts> {
  try {
    return await step.run()
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : fault)
    return { passed: 0, failed: 1 }
  }
}

/**
 * Runs steps in order. A step with `isParallel` runs in parallel with the next steps until a step needs it. If a
 * step fails, only the steps that need it are skipped; each skipped step counts as one failure.
 */
export async function runSteps(steps: readonly TestStep[], now: () => number): Promise<StepOutcome[]> {
  const running = new Map<string, Promise<StepOutcome>>()
  for (const [index, step] of steps.entries()) {
    const { name, needs = [] } = step
    const needed = await Promise.all(needs.flatMap((need) => running.get(need) ?? []))
    console.log(`\n[${index + 1}/${steps.length}] ${step.title}`)
    const outcome = outcomeOf(step, needed, now)
    running.set(name, outcome)
    if (!step.isParallel) await outcome
  }
  return Promise.all(running.values())
}

async function outcomeOf(
  step: TestStep,
  needed: readonly StepOutcome[],
  now: () => number,
): Promise<StepOutcome> {
  const failedSteps = needed.filter(isFailed)
  const startedAt = now()
  const skipped = failedSteps.length > 0
  if (skipped) console.log(`Not run: it needs "${failedSteps.map((outcome) => outcome.name).join('", "')}".`)
  const counts = skipped ? { passed: 0, failed: 1 } : await countsOf(step)
  return { name: step.name, ...counts, skipped, seconds: (now() - startedAt) / 1000 }
}

/**
 * Returns the named steps and all steps that they need, in the order of `all`. If no step is named, returns all
 * steps.
 */
export function selectSteps(all: readonly TestStep[], names: readonly string[]): TestStep[] {
  const unknown = names.filter((name) => !all.some((step) => step.name === name))
  if (unknown.length > 0)
    throw new Error(
      `No step "${unknown.join('", "')}". There are: ${all.map((step) => step.name).join(', ')}`,
    )
  const selected = new Set(names)
  for (const step of [...all].reverse()) {
    if (selected.has(step.name)) for (const need of step.needs ?? []) selected.add(need)
  }
  return all.filter((step) => names.length === 0 || selected.has(step.name))
}
