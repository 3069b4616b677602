import { availableParallelism } from 'node:os'
import type { SourceCheck } from './check.ts'
import type { CheckFinding } from './check-finding.ts'
import { toolChecks } from './tool-checks.ts'

/**
 * Returns the checks that read the project's own sources. If the sources can't be loaded, for example because of a
 * wrong import, the only check is one that fails with the reason, so that the checks by tools still run.
 */
const loadProjectChecks = (): Promise<readonly SourceCheck[]> =>
  import('./project-checks.ts').then(
    ({ projectChecks }) => projectChecks,
    (fault: unknown) => [{ name: 'loading the sources', run: () => Promise.reject(fault) }],
  )

const marks = { error: '✗', warning: '!' } as const
const print = ({ level, where, message }: CheckFinding): void =>
  console.log(`  ${marks[level]} ${where}: ${message}`)

/**
 * Returns the findings of a check. If a check throws, the error becomes a finding, so that the other checks still
 * run.
 */
async function findingsOf(check: SourceCheck): Promise<CheckFinding[]> {
  try {
    return await check.run()
  } catch (fault) {
    return [{ level: 'error', where: check.name, message: String(fault) }]
  }
}

/** Runs a check, prints its findings, and returns whether it passed. */
async function passes(check: SourceCheck): Promise<boolean> {
  const startedAt = performance.now()
  const findings = await findingsOf(check)
  const hasPassed = findings.every((finding) => finding.level !== 'error')
  console.log(
    `${hasPassed ? '✓' : '✗'} ${check.name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`,
  )
  findings.forEach(print)
  return hasPassed
}

/**
 * Runs the named checks, or all checks, and prints their findings. As many checks run in parallel as there are
 * cores. An unknown name counts as a failed check.
 */
export async function runChecks(names: readonly string[] = []): Promise<{ passed: number; failed: number }> {
  // Those that take longest start first.
  const allChecks = [...toolChecks, ...(await loadProjectChecks())]
  const unknown = names.find((name) => allChecks.every((check) => check.name !== name))
  if (unknown !== undefined) {
    const known = allChecks.map(({ name }) => name).join(', ')
    console.log(`There is no check named "${unknown}". The checks are: ${known}.`)
    return { passed: 0, failed: 1 }
  }
  const waiting = allChecks.filter((check) => names.length === 0 || names.includes(check.name))
  const counts = { passed: 0, failed: 0 }
  const runNext = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift())
      counts[(await passes(check)) ? 'passed' : 'failed'] += 1
  }
  await Promise.all(Array.from({ length: availableParallelism() }, runNext))
  return counts
}
