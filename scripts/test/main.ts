import { runChecks } from '../checks/run-checks.ts'
import { formatFailures } from './failures.ts'
import { findTestSteps } from './find-test-steps.ts'
import { createPagesStep } from './pages/pages.ts'
import { createPlaywrightStep } from './playwright.ts'
import { createStartStep, createStopStep, TestPortal } from './portal.ts'
import { createRunFolder } from './run-folder.ts'
import { runSteps, selectSteps } from './run-steps.ts'
import { seedsStep } from './seeds.ts'
import { formatSlowestTests } from './slowest-tests.ts'
import type { TestStep } from './step.ts'
import { formatStepTable } from './step-table.ts'
import { systemStep } from './system.ts'
import { createVitestStep } from './vitest.ts'

/**
 * `npm test` runs everything. `npm test -- unit e2e` runs the named steps and those that they need. `npm test --
 * enrolment` runs the tests whose file or title contains the name.
 */
createRunFolder()
const portal = new TestPortal()
// Most programs of a test run live only for seconds. More memory for short-lived objects saves a twelfth of their
// time.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim()

const steps: readonly TestStep[] = [
  systemStep,
  { name: 'check', title: 'Checks of the sources', run: () => runChecks() },
  seedsStep,
  createVitestStep('unit', 'Unit tests'),
  createVitestStep('component', 'Component tests', ['system']),
  createVitestStep('contract', 'Contract tests: the client against the real server', ['system']),
  createVitestStep('fault', 'Fault tests: processes that are killed', ['system']),
  createStartStep(portal),
  createPlaywrightStep(portal),
  createPagesStep(portal),
  createStopStep(portal),
]

function chooseFromArguments(): TestStep[] {
  try {
    const names = process.argv.slice(2)
    const testNames = names.filter((name) => !steps.some((step) => step.name === name))
    const stepsOfNames = testNames.flatMap((name) => findTestSteps(portal, name))
    // The steps for names of tests run after the portal is started and before it is stopped.
    const all = [...steps.slice(0, -1), ...stepsOfNames, createStopStep(portal)]
    const stepNames = [
      ...names.filter((name) => !testNames.includes(name)),
      ...stepsOfNames.map(({ name }) => name),
    ]
    const usesPortal = all.some(({ name, needs }) => stepNames.includes(name) && needs?.includes('portal'))
    return selectSteps(all, usesPortal ? [...stepNames, 'stop'] : stepNames)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void portal.stop().finally(() => process.exit(1)))

const outcomes = await runSteps(chooseFromArguments(), () => performance.now())
await portal.stop()
const results = outcomes.flatMap(({ tests = [] }) => tests)
if (results.length > 0) console.log(`\n${formatSlowestTests(results)}`)
if (results.some(({ fault }) => fault)) console.log(`\n${formatFailures(results)}`)
console.log(`\n${formatStepTable(outcomes)}`)
const isEmptyRun = outcomes.every(({ passed, failed }) => passed + failed === 0)
if (isEmptyRun) console.error('No test has this title.')
process.exitCode = isEmptyRun || outcomes.some((outcome) => outcome.failed > 0) ? 1 : 0
