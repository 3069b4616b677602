import { runChecks } from '../checks/run-checks.ts'
import { html } from './html.ts'
import { links } from './links.ts'
import { playwright } from './playwright.ts'
import { Portal, startPortal, stopPortal } from './portal.ts'
import { chooseSteps, runSteps } from './run-steps.ts'
import type { Step } from './step.ts'
import { system } from './system.ts'
import { tableOf } from './table.ts'
import { vitest } from './vitest.ts'

/** `npm test`: everything. `npm test -- unit e2e`: some steps, and what they need. */
const portal = new Portal()
const steps: readonly Step[] = [
  system,
  { name: 'check', title: 'Checks of the sources', run: () => runChecks() },
  vitest('unit', 'Unit tests'),
  vitest('component', 'Component tests'),
  vitest('contract', 'Contract tests: the client against the real server', ['system']),
  vitest('fault', 'Fault tests: processes that are killed', ['system']),
  startPortal(portal),
  playwright(portal),
  html(portal),
  links(portal),
  stopPortal(portal),
]

function chosen(): Step[] {
  try {
    const names = process.argv.slice(2)
    const usesPortal = names.some((name) => ['e2e', 'html', 'links'].includes(name))
    return chooseSteps(steps, usesPortal ? [...names, 'stop'] : names)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void portal.stop().finally(() => process.exit(1)))

const outcomes = await runSteps(chosen(), () => performance.now())
await portal.stop()
console.log(`\n${tableOf(outcomes)}`)
process.exitCode = outcomes.some((outcome) => outcome.failed > 0) ? 1 : 0
