import type { StepOutcome, TestCounts, TestStep } from './step.ts'

const failed = (outcome: StepOutcome): boolean => outcome.skipped || outcome.failed > 0

async function countsOf(step: TestStep): Promise<TestCounts> {
  try {
    return await step.run()
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : fault)
    return { passed: 0, failed: 1 }
  }
}

/**
 * Runs steps in their order; one that says so runs beside the next, until a step needs it. A failed step stops only those that
 * need it; they count as failed once each.
 */
export async function runSteps(steps: readonly TestStep[], now: () => number): Promise<StepOutcome[]> {
  const running = new Map<string, Promise<StepOutcome>>()
  for (const [index, step] of steps.entries()) {
    const { name, needs = [] } = step
    const needed = await Promise.all(needs.flatMap((need) => running.get(need) ?? []))
    console.log(`\n[${index + 1}/${steps.length}] ${step.title}`)
    const outcome = outcomeOf(step, needed, now)
    running.set(name, outcome)
    if (!step.beside) await outcome
  }
  return Promise.all(running.values())
}

async function outcomeOf(
  step: TestStep,
  needed: readonly StepOutcome[],
  now: () => number,
): Promise<StepOutcome> {
  const missing = needed.filter(failed)
  const begun = now()
  const skipped = missing.length > 0
  if (skipped) console.log(`Not run: it needs "${missing.map((outcome) => outcome.name).join('", "')}".`)
  const counts = skipped ? { passed: 0, failed: 1 } : await countsOf(step)
  return { name: step.name, ...counts, skipped, seconds: (now() - begun) / 1000 }
}

/** The named steps and all that they need, in the order of `all`. Without names, all of them. */
export function chooseSteps(all: readonly TestStep[], names: readonly string[]): TestStep[] {
  const unknown = names.filter((name) => !all.some((step) => step.name === name))
  if (unknown.length > 0)
    throw new Error(
      `No step "${unknown.join('", "')}". There are: ${all.map((step) => step.name).join(', ')}`,
    )
  const wanted = new Set(names)
  for (const step of [...all].reverse()) {
    if (wanted.has(step.name)) for (const need of step.needs ?? []) wanted.add(need)
  }
  return all.filter((step) => names.length === 0 || wanted.has(step.name))
}
