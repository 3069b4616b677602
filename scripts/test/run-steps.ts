import type { Counts, Outcome, Step } from './step.ts'

const failed = (outcome: Outcome): boolean => outcome.skipped || outcome.failed > 0

async function countsOf(step: Step): Promise<Counts> {
  try {
    return await step.run()
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : fault)
    return { passed: 0, failed: 1 }
  }
}

/** Runs steps in their order. A failed step stops only those that need it; they count as failed once each. */
export async function runSteps(steps: readonly Step[], now: () => number): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const [index, { name, title, needs = [], ...step }] of steps.entries()) {
    console.log(`\n[${index + 1}/${steps.length}] ${title}`)
    const missing = outcomes.filter((outcome) => needs.includes(outcome.name) && failed(outcome))
    const begun = now()
    const skipped = missing.length > 0
    if (skipped) console.log(`Not run: it needs "${missing.map((outcome) => outcome.name).join('", "')}".`)
    const counts = skipped ? { passed: 0, failed: 1 } : await countsOf({ name, title, ...step })
    outcomes.push({ name, ...counts, skipped, seconds: (now() - begun) / 1000 })
  }
  return outcomes
}

/** The named steps and all that they need, in the order of `all`. Without names, all of them. */
export function chooseSteps(all: readonly Step[], names: readonly string[]): Step[] {
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
