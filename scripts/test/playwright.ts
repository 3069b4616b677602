import { readFileSync, rmSync } from 'node:fs'
import type { Portal } from './portal.ts'
import { runPackage } from './process.ts'
import type { Counts, Step } from './step.ts'

interface Report {
  stats: { expected: number; unexpected: number; flaky: number }
}

/** As playwright.config.ts says. */
const reportFile = '.test/playwright.json'

async function runBrowserTests(url: string): Promise<Counts> {
  rmSync(reportFile, { force: true })
  const code = await runPackage('@playwright/test/cli.js', ['test'], { PORTAL_URL: url })
  const { stats } = JSON.parse(readFileSync(reportFile, 'utf8')) as Report
  const failed = stats.unexpected + stats.flaky
  return { passed: stats.expected, failed: code === 0 ? failed : Math.max(failed, 1) }
}

/** Everything in tests/e2e, in a real browser against the started portal. */
export const playwright = (portal: Portal): Step => ({
  name: 'e2e',
  title: 'Browser tests',
  needs: ['system', 'portal'],
  run: () => runBrowserTests(portal.url),
})
