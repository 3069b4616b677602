import { readFileSync } from 'node:fs'
import type { Portal } from './portal.ts'
import { runPackage } from './process.ts'
import type { Counts, Step } from './step.ts'

interface Suite {
  title: string
  suites?: readonly Suite[]
  specs?: readonly { title: string; tests: readonly { results: readonly { duration: number }[] }[] }[]
}

/** What Playwright reports as JSON, as far as it is read. */
interface Report {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: readonly Suite[]
}

const timedOf = (suites: readonly Suite[], above = 'tests/e2e/'): NonNullable<Counts['tests']> =>
  suites.flatMap(({ title, suites: inner = [], specs = [] }) => [
    ...specs.map((spec) => ({
      title: `${above}${title}: ${spec.title}`,
      duration: spec.tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    })),
    ...timedOf(inner, `${above}${title}: `),
  ])

/** The projects of playwright.config.ts, and how many browsers each may have at once. */
const projects = { together: 2, apart: 2, alone: 1 }

async function runProject(
  { url, partner, folder }: Portal,
  project: keyof typeof projects,
  words: readonly string[],
): Promise<Counts> {
  const output = `.test/e2e-${project}-${new URL(url).port}`
  const code = await runPackage(
    '@playwright/test/cli.js',
    ['test', `--project=${project}`, `--workers=${projects[project]}`, '--pass-with-no-tests', ...words],
    {
      PORTAL_URL: url,
      PORTAL_FOLDER: folder,
      TEST_OUTPUT: output,
      SIGN_APP_ID: partner.appId,
      SIGN_KEY: partner.key,
    },
  )
  const { stats, suites } = JSON.parse(readFileSync(`${output}.json`, 'utf8')) as Report
  const failed = stats.unexpected + stats.flaky
  return {
    passed: stats.expected,
    failed: code === 0 ? failed : Math.max(failed, 1),
    tests: timedOf(suites),
  }
}

/** Runs browser tests against the started portal, those that measure nothing two at once; `words` choose among them. */
export async function runPlaywright(portal: Portal, words: readonly string[] = []): Promise<Counts> {
  const all: Required<Counts> = { passed: 0, failed: 0, tests: [] }
  for (const project of Object.keys(projects) as (keyof typeof projects)[]) {
    const { passed, failed, tests = [] } = await runProject(portal, project, words)
    all.passed += passed
    all.failed += failed
    all.tests = [...all.tests, ...tests]
  }
  return all
}

/** Everything in tests/e2e, in a real browser against the started portal. */
export const playwright = (portal: Portal): Step => ({
  name: 'e2e',
  title: 'Browser tests',
  needs: ['system', 'portal'],
  run: () => runPlaywright(portal),
})
