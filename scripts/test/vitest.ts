import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { runPackage } from './run-program.ts'
import type { TestCounts, TestStep } from './step.ts'

interface Assertion {
  fullName: string
  status: string
  duration?: number
  failureMessages: readonly string[]
}

/** The parts of Vitest's JSON report that this program reads. */
interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: readonly {
    name: string
    assertionResults: readonly Assertion[]
  }[]
}

const resultsOf = ({ testResults }: Report) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'skipped')
      .map(({ fullName, duration = 0, failureMessages }) => ({
        title: `${relative('.', name)}: ${fullName}`,
        duration,
        ...(failureMessages.length > 0 && { fault: failureMessages.join('\n') }),
      })),
  )

/** Runs Vitest with the given arguments; `name` is the name of its report. */
export async function runVitest(name: string, selection: readonly string[]): Promise<TestCounts> {
  const file = `.test/vitest-${name}.json`
  mkdirSync('.test', { recursive: true })
  rmSync(file, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const code = await runPackage('vitest/vitest.mjs', ['run', ...selection, ...reporters])
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  // A file that could not be loaded, or an error outside of tests, fails the run without a failed test.
  const failed = code === 0 ? 0 : Math.max(report.numFailedTests, 1)
  return { passed: report.numPassedTests, failed: failed, tests: resultsOf(report) }
}

/** Returns the step that runs the tests of one project of vitest.config.ts. */
export const createVitestStep = (
  project: string,
  title: string,
  needs: readonly string[] = [],
): TestStep => ({
  name: project,
  title,
  needs,
  run: () => runVitest(project, ['--project', project]),
})
