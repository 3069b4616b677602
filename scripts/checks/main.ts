import { runChecks } from './run-checks.ts'

/** The command `npm run check`: all checks of the sources that do not run them. `-- 'wire names'` runs one check. */
const { passed, failed } = await runChecks(process.argv.slice(2))
console.log(`${passed} checks passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
