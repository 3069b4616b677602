import { availableParallelism } from 'node:os'
import type { SourceCheck } from './check.ts'
import type { CheckFinding } from './check-finding.ts'
import { ownChecks } from './own-checks.ts'
import { toolChecks } from './tool-checks.ts'

/** The longest begin first. */
const allChecks: readonly SourceCheck[] = [...toolChecks, ...ownChecks]

const marks = { error: '✗', warning: '!' } as const
const print = ({ level, where, says }: CheckFinding): void =>
  console.log(`  ${marks[level]} ${where}: ${says}`)

/** The findings of a check; a check that itself fails is a finding too: the others still run. */
async function findingsOf(check: SourceCheck): Promise<CheckFinding[]> {
  try {
    return await check.run()
  } catch (fault) {
    return [{ level: 'error', where: check.name, says: String(fault) }]
  }
}

/** Runs one check, prints what it found, and returns whether all is well. */
async function passes(check: SourceCheck): Promise<boolean> {
  const begun = performance.now()
  const findings = await findingsOf(check)
  const good = findings.every((finding) => finding.level !== 'error')
  console.log(`${good ? '✓' : '✗'} ${check.name} (${((performance.now() - begun) / 1000).toFixed(1)} s)`)
  findings.forEach(print)
  return good
}

/** Runs the named checks, or all, as many at once as there are cores, and says what each found. */
export async function runChecks(names: readonly string[] = []): Promise<{ passed: number; failed: number }> {
  const waiting = allChecks.filter((check) => names.length === 0 || names.includes(check.name))
  const counts = { passed: 0, failed: 0 }
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift())
      counts[(await passes(check)) ? 'passed' : 'failed'] += 1
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
  return counts
}
