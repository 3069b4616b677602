import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

/** The tests run against the portal on its usual port if PORTAL_URL is not set. */
const portal = process.env.PORTAL_URL ?? 'http://localhost:4321'

/** The folder of failed tests' traces. Runs against several portals have separate folders. */
const output = process.env.TEST_OUTPUT ?? '.test/e2e'

/** Chromium without its own windows, where it is installed: the whole browser draws panels that no test sees, which costs a processor core. */
const headlessShell = '/usr/bin/chromium-headless-shell'

/** The system's Chromium: it downloads nothing and sends requests only to the portal. */
const chromium = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--process-per-site',
    '--renderer-process-limit=1',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--host-resolver-rules=MAP micro.localhost 127.0.0.1',
    // No page lives long enough for code that is optimized: it costs more than it saves.
    '--js-flags=--no-turbofan --no-maglev --single-threaded-gc',
  ],
}

/** The same without windows, where it is installed. */
const shell = {
  ...chromium,
  executablePath:
    process.env.CHROMIUM ?? (existsSync(headlessShell) ? headlessShell : chromium.executablePath),
}

/** Only the whole browser has a camera. */
const inWholeBrowser = /\/verification-camera\.spec\.ts$/

/**
 * Tests at a portal of their worker's own: they create learners, change what others see, or stop the server. Their worker starts that
 * portal once, so they run before all others.
 */
const atOwnPortal =
  /\/(certification|check-in|classroom|desk(?!-views)[a-z-]*|exam-room[a-z-]*|new-dates|other-tab|own-sessions|payment|practice|profile|survey|trouble|whole-way)\.spec\.ts$/

/** Walks that take a quarter of an hour: `npm run prove -- accessibility` runs them. */
const onlyInVerifications = process.env.EVERY_PLACE === '1' ? [] : [/\/page-states\.spec\.ts$/]

/** Each processor has a worker. No test measures time, so that tests may run beside each other. */
export default defineConfig({
  testDir: 'tests/e2e',
  projects: [
    { name: 'own portal', testMatch: atOwnPortal },
    {
      name: 'shared portal',
      testIgnore: [atOwnPortal, inWholeBrowser, ...onlyInVerifications],
      fullyParallel: true,
    },
    {
      name: 'whole browser',
      testMatch: inWholeBrowser,
      fullyParallel: true,
      use: { launchOptions: chromium },
    },
  ],
  workers: '100%',
  outputDir: output,
  // Much more than a test needs: a busy machine slows tests down, but must not fail them.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  retries: 0,
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: `${output}.json` }]],
  use: {
    baseURL: portal,
    browserName: 'chromium',
    launchOptions: shell,
    screenshot: 'only-on-failure',
    // A trace of each test takes a tenth of the time: TRACE=1 npm test -- NAME makes them.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
})
