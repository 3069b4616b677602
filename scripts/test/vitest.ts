import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { runPackage } from './process.ts'
import type { Counts, Step } from './step.ts'

interface Report {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
}

async function runProject(project: string): Promise<Counts> {
  const file = `.test/vitest-${project}.json`
  mkdirSync('.test', { recursive: true })
  rmSync(file, { force: true })
  const code = await runPackage('vitest/vitest.mjs', [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  // A file that could not be loaded, or an error outside every test, fails the run without a failed test.
  const failed = code === 0 ? 0 : Math.max(report.numFailedTests, 1)
  return { passed: report.numPassedTests, failed }
}

/** One project of vitest.config.ts. */
export const vitest = (project: string, title: string, needs: readonly string[] = []): Step => ({
  name: project,
  title,
  needs,
  run: () => runProject(project),
})
