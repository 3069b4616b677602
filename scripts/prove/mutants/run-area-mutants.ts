import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { runPackage } from '../../test/run-program.ts'
import type { MutationArea } from './mutation-area.ts'
import { mutationAreas } from './mutation-areas.ts'
import { type MutantScore, scoreMutants } from './score-mutants.ts'

/** The parts of Stryker's JSON report that this program reads. */
interface Report {
  files: Record<string, { mutants: { status: string }[] }>
}

/** The time limit of an area: thousands of mutants take hours, and each mutant has its own time limit. */
const minutesOfArea = 12 * 60

/**
 * Mutates the sources of an area, one mutant at a time, and runs the tests of the area. `mutate` contains names of
 * files or ranges in files.
 */
export async function runAreaMutants(name: string, mutate: readonly string[]): Promise<MutantScore> {
  const config = `.test/mutants-${name}.config.json`
  const report = `.test/mutants-${name}.json`
  mkdirSync('.test', { recursive: true })
  writeFileSync(config, JSON.stringify(settings(name, mutate)))
  const stryker = '@stryker-mutator/core/bin/stryker.js'
  const code = await runPackage(stryker, ['run', config], { MUTANTS_OF: name }, minutesOfArea)
  if (code !== 0)
    throw new Error(
      `The mutants of ${name} could not be tested: see above. The area's tests must pass before a fault is inserted.`,
    )
  const { files } = JSON.parse(readFileSync(report, 'utf8')) as Report
  return scoreMutants(
    Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status)),
    (mutationAreas[name] as MutationArea).least,
  )
}

const settings = (name: string, mutate: readonly string[]) => ({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/prove/mutants/vitest-area.ts', related: false },
  mutate,
  coverageAnalysis: 'perTest',
  // Values that are computed only once, when a module is loaded, cannot be mutated for a single test.
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 20_000,
  // The first run executes all tests of the area. On a busy machine, this takes longer than the default limit of
  // five minutes.
  dryRunTimeoutMinutes: 30,
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: false },
  jsonReporter: { fileName: `.test/mutants-${name}.json` },
  tempDirName: `.test/mutants-${name}`,
  // The folder docs/ is not ignored, because tests read documents: for example, a webhook receiver is run from its
  // how-to.
  ignorePatterns: ['/dist', '/.data', '/.test', '/public'],
})
