import type { Check } from './check.ts'
import type { Finding } from './finding.ts'
import { ownChecks } from './own-checks.ts'
import { toolChecks } from './tool-checks.ts'

const allChecks: readonly Check[] = [...ownChecks, ...toolChecks]

const marks = { error: '✗', warning: '!' } as const
const print = ({ level, where, says }: Finding): void => console.log(`  ${marks[level]} ${where}: ${says}`)

/** A check that itself fails is a finding too: the others still run. */
async function findingsOf(check: Check): Promise<Finding[]> {
  try {
    return await check.run()
  } catch (fault) {
    return [{ level: 'error', where: check.name, says: String(fault) }]
  }
}

/** Runs the named checks, or all, one after another, and says what each found. */
export async function runChecks(names: readonly string[] = []): Promise<{ passed: number; failed: number }> {
  const chosen = allChecks.filter((check) => names.length === 0 || names.includes(check.name))
  const counts = { passed: 0, failed: 0 }
  for (const check of chosen) {
    const begun = performance.now()
    const findings = await findingsOf(check)
    const good = findings.every((finding) => finding.level !== 'error')
    counts[good ? 'passed' : 'failed'] += 1
    console.log(`${good ? '✓' : '✗'} ${check.name} (${((performance.now() - begun) / 1000).toFixed(1)} s)`)
    findings.forEach(print)
  }
  return counts
}
