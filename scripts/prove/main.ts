import { resolve } from 'node:path'
import { compareReleases } from '../test/pages/compare-releases.ts'
import { provePages } from '../test/pages/pages.ts'
import { runPlaywright } from '../test/playwright.ts'
import { TestPortal } from '../test/portal.ts'
import { enterRunFolder } from '../test/run-folder.ts'
import { runVitest } from '../test/vitest.ts'
import { proveDeploy } from './deploy/deploy.ts'
import { proveDevelopment } from './development.ts'
import { proveEngines } from './engines/engines.ts'
import { proveExam } from './exam/exam.ts'
import { proveCrowd } from './hostile/crowd.ts'
import { proveHostile } from './hostile/hostile.ts'
import { proveMutants } from './mutants/mutants.ts'
import { proveOpenId } from './openid/openid.ts'
import { proveProduction } from './production/production.ts'

/** Runs files of browser tests on every device, in every direction and brand. Returns whether all passed. */
async function runInEveryPlace(...files: string[]): Promise<boolean> {
  process.env.EVERY_PLACE = '1'
  const portal = new TestPortal()
  await portal.start()
  const { failed } = await runPlaywright(portal, files).finally(() => portal.stop())
  return failed === 0
}

/** The browser tests that visit one of their places in `npm test`. */
const filesWithPlaces = [
  'exam-room-screens',
  'film',
  'my-learning',
  'own-sessions',
  'practice',
  'without-scripts',
].map((name) => `tests/e2e/${name}.spec.ts`)

/** Long proofs of what `npm test` shows with a few rounds or not at all. Each returns whether it holds. */
const proofs: Record<string, { says: string; run: (words: readonly string[]) => Promise<boolean> }> = {
  backup: {
    says: 'a dump of more than 2 GiB has a digest',
    run: async () =>
      (await runVitest('backup', ['--project', 'long', 'tests/fault/long/large'])).failed === 0,
  },
  banks: {
    says: 'every question bank goes out in every form, comes into another pool, and goes out again the same',
    async run() {
      process.env.EVERY_FORM = '1'
      return (
        (await runVitest('banks', ['--project', 'contract', 'tests/contract/question-bank.test'])).failed ===
        0
      )
    },
  },
  client: {
    says: 'a public generator makes a typed client of the API document, which speaks to the server',
    run: async () =>
      (await runVitest('client', ['--project', 'long contract', 'openapi-client'])).failed === 0,
  },
  crowd: {
    says: '200 people behind one address search at the same moment on PostgreSQL, and each is answered within five seconds',
    run: proveCrowd,
  },
  databases: {
    says: 'every contract test holds on the embedded database as it does on PostgreSQL',
    async run() {
      process.env.EVERY_DATABASE = '1'
      return (await runVitest('databases', ['--project', 'contract'])).failed === 0
    },
  },
  deploy: {
    says: 'a new build replaces the old on two servers under load: no request fails, and no site turns back; behind nginx, or -- deploy caddy',
    run: proveDeploy,
  },
  development: {
    says: 'every kind of change is seen at once in a browser, on a copy of the sources',
    run: proveDevelopment,
  },
  'empty-portal': {
    says: 'an empty portal imports the exported demonstration, and exports the same files',
    run: async () => (await runVitest('empty', ['--project', 'long contract', 'empty-portal'])).failed === 0,
  },
  engines: {
    says: 'Firefox and WebKit read ten families and learn, right to left too: apt-get install firefox-esr webkit2gtk-driver xvfb gstreamer1.0-libav',
    run: proveEngines,
  },
  exam: {
    says: '500 learners sit an exam at once on PostgreSQL while the server is killed: how soon answers are kept, and none is lost',
    run: proveExam,
  },
  families: {
    says: 'each family of pages is accessible and wakes unchanged on every device, in every direction and brand; npm test asks each of these in half of them',
    run: () => runInEveryPlace('families.spec.ts'),
  },
  hostile: {
    says: 'hostile requests to every call keep nobody else waiting, whoever sends them, on PostgreSQL: -- hostile content/save tries some',
    run: proveHostile,
  },
  jobs: {
    says: 'four servers on one PostgreSQL send each mail and each webhook once, while two of them are killed: ten times as many as in the tests',
    async run() {
      process.env.MAILS = '800'
      const files = ['tests/fault/kill-jobs', 'tests/fault/long/kill-events']
      return (await runVitest('jobs', ['--project', 'fault', '--project', 'long', ...files])).failed === 0
    },
  },
  journeys: {
    says: 'from finding a course to signing out: in German on a phone, in Arabic on a desk, on the sister brand',
    run: () => runInEveryPlace('journeys.spec.ts'),
  },
  kill: {
    says: 'publishing and serving are killed fifty times at any moment, and nothing is lost',
    async run() {
      process.env.KILLS = '50'
      return (await runVitest('kill', ['--project', 'fault', 'tests/fault/kill-'])).failed === 0
    },
  },
  'lost-connections': {
    says: 'PostgreSQL crashes, and ends connections in a transaction, twenty times under writes: no server ends, no acknowledged write is lost',
    async run() {
      process.env.ROUNDS = '20'
      return (
        (await runVitest('lost', ['--project', 'fault', 'tests/fault/lost-connections.test'])).failed === 0
      )
    },
  },
  matrix: {
    says: 'every call answers every strange value in each of its fields as its contract says',
    async run() {
      process.env.EVERY_VALUE = '1'
      return (await runVitest('matrix', ['--project', 'contract', 'tests/contract/matrix.test'])).failed === 0
    },
  },
  mutants: {
    says: 'faults put in one at a time are noticed: -- mutants domain, services, exams, http ...; --sample 60 draws some, --since HEAD tries what changed',
    run: proveMutants,
  },
  openid: {
    says: 'people sign on at a provider as Debian packages it: apt-get install glewlwyd sqlite3',
    run: proveOpenId,
  },
  pages: {
    says: 'every page of all sites: HTML, links, and to the byte what Astro itself renders',
    async run() {
      const portal = new TestPortal('')
      await portal.start()
      const { failed } = await provePages(portal).finally(() => portal.stop())
      return failed === 0
    },
  },
  production: {
    says: 'production as the README says: PostgreSQL, two servers, TLS, glewlwyd, Stripe’s answers, a mail server; somebody pays in a browser',
    run: proveProduction,
  },
  qti: {
    says: 'questions go out as QTI that holds to 1EdTech’s schemas: -- qti FOLDER, which has them',
    async run([folder]) {
      if (folder === undefined) throw new Error('Where are the schemas? npm run prove -- qti FOLDER')
      process.env.QTI_SCHEMAS = resolve(folder)
      return (await runVitest('qti', ['--project', 'contract', 'tests/contract/qti-package'])).failed === 0
    },
  },
  'same-pages': {
    says: 'two data folders hold the same pages byte for byte: -- same-pages FOLDER FOLDER',
    run: (folders) => compareReleases(folders),
  },
  screens: {
    says: 'exam room, practice, film, sessions, lists and My Learning in each of their places; npm test visits one',
    run: () => runInEveryPlace(...filesWithPlaces),
  },
  stop: {
    says: 'SIGTERM of the start alone, without npm around it, ends the server too',
    run: async () => (await runVitest('stop', ['--project', 'long', 'tests/fault/long/stop'])).failed === 0,
  },
  together: {
    says: 'publishers that come together, are killed at work, or are of older code than the pages, leave whole sites',
    run: async () =>
      (await runVitest('together', ['--project', 'long', 'tests/fault/long/publish'])).failed === 0,
  },
}

const [name = '', ...words] = process.argv.slice(2)
const proof = proofs[name]
if (!proof) {
  console.error('npm run prove -- NAME')
  for (const [each, { says }] of Object.entries(proofs)) console.error(`  ${each.padEnd(12)} ${says}`)
}
enterRunFolder()
process.exitCode = proof && (await proof.run(words)) ? 0 : 1
