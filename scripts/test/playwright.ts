import { readFileSync } from 'node:fs'
import type { Portal } from './portal.ts'
import { runPackage } from './process.ts'
import type { Counts, Step } from './step.ts'

interface Report {
  stats: { expected: number; unexpected: number; flaky: number }
}

/** A project of playwright.config.ts, and how many browsers it may have at once. */
async function runBrowserTests(
  { url, partner }: Portal,
  project: 'together' | 'alone',
  workers: number,
): Promise<Counts> {
  const output = `.test/e2e-${project}-${new URL(url).port}`
  const words = ['test', `--project=${project}`, `--workers=${workers}`]
  const code = await runPackage('@playwright/test/cli.js', words, {
    PORTAL_URL: url,
    TEST_OUTPUT: output,
    SIGN_APP_ID: partner.appId,
    SIGN_KEY: partner.key,
  })
  const { stats } = JSON.parse(readFileSync(`${output}.json`, 'utf8')) as Report
  const failed = stats.unexpected + stats.flaky
  return { passed: stats.expected, failed: code === 0 ? failed : Math.max(failed, 1) }
}

async function runAll(portal: Portal): Promise<Counts> {
  const together = await runBrowserTests(portal, 'together', 2)
  const alone = await runBrowserTests(portal, 'alone', 1)
  return { passed: together.passed + alone.passed, failed: together.failed + alone.failed }
}

/** Everything in tests/e2e, in a real browser against the started portal. */
export const playwright = (portal: Portal): Step => ({
  name: 'e2e',
  title: 'Browser tests',
  needs: ['system', 'portal'],
  run: () => runAll(portal),
})
