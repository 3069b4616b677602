import { runChecks } from './run-checks.ts'

/**
 * `npm run check`: runs all checks that read the sources without running the portal. `-- 'wire names'` runs one
 * check.
 */
const { passed, failed } = await runChecks(process.argv.slice(2))
console.log(`${passed} checks passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
