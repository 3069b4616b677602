import { defineConfig } from '@playwright/test'

/** Without PORTAL_URL the tests run against the portal on its usual port. */
const portal = process.env.PORTAL_URL ?? 'http://localhost:4321'

/** What failed tests leave behind. Runs against several portals at once do not disturb each other. */
const output = process.env.TEST_OUTPUT ?? '.test/e2e'

/** The system's Chromium: nothing is downloaded, and nothing but the portal is asked. */
const chromium = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--host-resolver-rules=MAP micro.localhost 127.0.0.1',
  ],
}

/** Tests that have a portal of their own, or wait for a film more than they ask of the machine. */
const apart =
  /\/(certificate|check-in|exam-room[a-z-]*|journeys|new-dates|own-sessions|practice|survey|whole-way)\.spec\.ts$/

/** Tests that measure time, or that change what other learners see. */
const alone =
  /\/(certification|classroom|information|other-tab|payment|profile|shell-dialogs|trouble)\.spec\.ts$/

/** What is alone has one worker: two browsers and the server on two cores make timing tests lie. What is apart has a worker a file. */
export default defineConfig({
  testDir: 'tests/e2e',
  projects: [
    { name: 'together', testIgnore: [alone, apart], fullyParallel: true },
    { name: 'apart', testMatch: apart },
    { name: 'alone', testMatch: alone },
  ],
  outputDir: output,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  retries: 0,
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: `${output}.json` }]],
  use: {
    baseURL: portal,
    browserName: 'chromium',
    launchOptions: chromium,
    screenshot: 'only-on-failure',
    // A trace of each test takes a tenth of the time: TRACE=1 npm test -- NAME makes them.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
})
