import { readFileSync } from 'node:fs'
import type { TestPortal } from './portal.ts'
import { runPackage } from './run-program.ts'
import type { TestCounts, TestStep } from './step.ts'
import type { TestResult } from './test-result.ts'

interface Spec {
  title: string
  /** Whether the test ended as expected; a test may be expected to fail. */
  ok: boolean
  tests: readonly {
    results: readonly { duration: number; errors: readonly { message?: string }[] }[]
  }[]
}

interface Suite {
  title: string
  suites?: readonly Suite[]
  specs?: readonly Spec[]
}

/** The parts of Playwright's JSON report that this program reads. */
interface Report {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: readonly Suite[]
}

function resultOf({ title, ok, tests }: Spec, parentTitle: string): TestResult {
  const results = tests.flatMap((test) => test.results)
  const faults = results.flatMap(({ errors }) => errors.map(({ message = 'no message' }) => message))
  return {
    title: `${parentTitle}${title}`,
    duration: results.reduce((sum, { duration }) => sum + duration, 0),
    ...(!ok && { fault: faults.join('\n') || 'no message' }),
  }
}

const resultsOf = (suites: readonly Suite[], parentTitle = 'tests/e2e/'): TestResult[] =>
  suites.flatMap(({ title, suites: innerSuites = [], specs = [] }) => [
    ...specs.map((spec) => resultOf(spec, `${parentTitle}${title}: `)),
    ...resultsOf(innerSuites, `${parentTitle}${title}: `),
  ])

/** Runs browser tests against the started portal. `selection` contains command-line arguments that select tests. */
export async function runPlaywright(
  { url, partner, folder }: TestPortal,
  selection: readonly string[] = [],
): Promise<TestCounts> {
  const output = `.test/e2e-${new URL(url).port}`
  const code = await runPackage('@playwright/test/cli.js', ['test', '--pass-with-no-tests', ...selection], {
    PORTAL_URL: url,
    PORTAL_FOLDER: folder,
    TEST_OUTPUT: output,
    SIGN_APP_ID: partner.appId,
    SIGN_KEY: partner.key,
  })
  const { stats, suites } = JSON.parse(readFileSync(`${output}.json`, 'utf8')) as Report
  const failed = stats.unexpected + stats.flaky
  return {
    passed: stats.expected,
    failed: code === 0 ? failed : Math.max(failed, 1),
    tests: resultsOf(suites),
  }
}

/** Returns the step that runs all tests of tests/e2e in a real browser against the started portal. */
export const createPlaywrightStep = (portal: TestPortal): TestStep => ({
  name: 'e2e',
  title: 'Browser tests',
  needs: ['system', 'portal'],
  run: () => runPlaywright(portal),
})
