import { readFileSync } from 'node:fs'
import type { Portal } from './portal.ts'
import { runPackage } from './process.ts'
import type { Counts, Step } from './step.ts'

interface Report {
  stats: { expected: number; unexpected: number; flaky: number }
}

async function runBrowserTests({ url, partner }: Portal): Promise<Counts> {
  const output = `.test/e2e-${new URL(url).port}`
  const code = await runPackage('@playwright/test/cli.js', ['test'], {
    PORTAL_URL: url,
    TEST_OUTPUT: output,
    SIGN_APP_ID: partner.appId,
    SIGN_KEY: partner.key,
  })
  const { stats } = JSON.parse(readFileSync(`${output}.json`, 'utf8')) as Report
  const failed = stats.unexpected + stats.flaky
  return { passed: stats.expected, failed: code === 0 ? failed : Math.max(failed, 1) }
}

/** Everything in tests/e2e, in a real browser against the started portal. */
export const playwright = (portal: Portal): Step => ({
  name: 'e2e',
  title: 'Browser tests',
  needs: ['system', 'portal'],
  run: () => runBrowserTests(portal),
})
