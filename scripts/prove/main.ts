import { resolve } from 'node:path'
import { compareReleases } from '../test/pages/compare-releases.ts'
import { provePages } from '../test/pages/pages.ts'
import { runPlaywright } from '../test/playwright.ts'
import { TestPortal } from '../test/portal.ts'
import { createRunFolder } from '../test/run-folder.ts'
import { runVitest } from '../test/vitest.ts'
import { proveAlerts } from './alerts.ts'
import { proveDeploy } from './deploy/deploy.ts'
import { proveDevelopment } from './development.ts'
import { proveEngines } from './engines/engines.ts'
import { proveExam } from './exam/exam.ts'
import { proveCrowd } from './hostile/crowd.ts'
import { proveHostile } from './hostile/hostile.ts'
import { proveImage } from './image/image.ts'
import { proveMachines } from './machines/machines.ts'
import { proveMutants } from './mutants/mutants.ts'
import { proveOpenId } from './openid/openid.ts'
import { proveProduction } from './production/production.ts'
import { proveRestore } from './restore/restore.ts'
import { proveSoak } from './soak/soak.ts'
import { proveVideos } from './videos/videos.ts'

/** Runs files of browser tests on every device, in every direction and brand. Returns whether all passed. */
async function runInEveryPlace(...files: string[]): Promise<boolean> {
  process.env.EVERY_PLACE = '1'
  const portal = new TestPortal()
  await portal.start()
  const { failed } = await runPlaywright(portal, files).finally(() => portal.stop())
  return failed === 0
}

/** The browser tests that visit only one of their places in `npm test`. */
const filesWithPlaces = [
  'desk-rooms',
  'exam-room-screens',
  'film',
  'my-learning',
  'own-sessions',
  'practice',
  'without-scripts',
].map((name) => `tests/e2e/${name}.spec.ts`)

/** Long proofs of properties that `npm test` checks with a few rounds or not at all. Each returns whether it passed. */
const proofs: Record<string, { title: string; run: (words: readonly string[]) => Promise<boolean> }> = {
  accessibility: {
    title:
      'seventy states that a reader or learner reaches by keyboard have no axe violation, keep the focus and fit, on desk and phone, in English and Arabic',
    run: () => runInEveryPlace('page-states.spec.ts'),
  },
  alerts: {
    title: 'the alert rules fire when they should, by promtool: apt-get install prometheus',
    run: proveAlerts,
  },
  backup: {
    title: 'a dump of more than 2 GiB has a digest',
    run: async () =>
      (await runVitest('backup', ['--project', 'long', 'tests/fault/long/large'])).failed === 0,
  },
  banks: {
    title:
      'every question bank can be exported in every form, imported into another pool, and exported again with the same result',
    async run() {
      process.env.EVERY_FORM = '1'
      return (
        (await runVitest('banks', ['--project', 'contract', 'tests/contract/question-bank.test'])).failed ===
        0
      )
    },
  },
  client: {
    title: 'a public generator creates a typed client from the API document, which works with the server',
    run: async () =>
      (await runVitest('client', ['--project', 'long contract', 'openapi-client'])).failed === 0,
  },
  crowd: {
    title:
      '200 people behind one address search at the same moment on PostgreSQL, and each gets an answer within five seconds',
    run: proveCrowd,
  },
  databases: {
    title: 'every contract test holds on the embedded database as it does on PostgreSQL',
    async run() {
      process.env.EVERY_DATABASE = '1'
      return (await runVitest('databases', ['--project', 'contract'])).failed === 0
    },
  },
  deploy: {
    title:
      'this code replaces the last release on two servers under load: both write on the new tables, no request fails, and no page becomes older; behind nginx, or -- deploy caddy',
    run: proveDeploy,
  },
  development: {
    title: 'every kind of change is visible in a browser within two seconds, on a copy of the sources',
    run: proveDevelopment,
  },
  'empty-portal': {
    title: 'an empty portal imports the exported demonstration, and exports the same files',
    run: async () => (await runVitest('empty', ['--project', 'long contract', 'empty-portal'])).failed === 0,
  },
  engines: {
    title:
      'Firefox and WebKit show ten families of pages and play a course, also from right to left: apt-get install firefox-esr webkit2gtk-driver xvfb gstreamer1.0-libav',
    run: proveEngines,
  },
  exam: {
    title:
      '500 learners sit an exam at the same time on PostgreSQL while the server is killed: how fast answers are saved, and that none is lost',
    run: proveExam,
  },
  families: {
    title:
      'each family of pages is accessible and mounts its islands without change, on every device, in every direction and brand; npm test checks a quarter of these',
    run: () => runInEveryPlace('families.spec.ts'),
  },
  hostile: {
    title:
      'hostile requests to every call delay no other request, on PostgreSQL: -- hostile content/save selects calls',
    run: proveHostile,
  },
  image: {
    title:
      'the image is built and runs without root on a read-only file system, and serves a page: as root, apt-get install --no-install-recommends buildah podman runc debootstrap',
    run: proveImage,
  },
  jobs: {
    title:
      'four servers on one PostgreSQL send each mail and each webhook once, while two of them are killed: ten times as many as in the tests',
    async run() {
      process.env.MAILS = '800'
      const files = ['tests/fault/kill-jobs', 'tests/fault/long/kill-events']
      return (await runVitest('jobs', ['--project', 'fault', '--project', 'long', ...files])).failed === 0
    },
  },
  journeys: {
    title:
      'from finding a course to signing out: in German on a phone, in Arabic on a desk, on the sister brand',
    run: () => runInEveryPlace('journeys.spec.ts'),
  },
  kill: {
    title: 'publisher and server are killed fifty times at random moments, and no data are lost',
    async run() {
      process.env.KILLS = '50'
      return (await runVitest('kill', ['--project', 'fault', 'tests/fault/kill-'])).failed === 0
    },
  },
  'lost-connections': {
    title:
      'PostgreSQL crashes, and ends connections in a transaction, twenty times under writes: no server stops, and no acknowledged write is lost',
    async run() {
      process.env.ROUNDS = '20'
      return (
        (await runVitest('lost', ['--project', 'fault', 'tests/fault/lost-connections.test'])).failed === 0
      )
    },
  },
  matrix: {
    title: 'every call handles every unusual value in each of its fields as declared in the contract',
    async run() {
      process.env.EVERY_VALUE = '1'
      return (await runVitest('matrix', ['--project', 'contract', 'tests/contract/matrix.test'])).failed === 0
    },
  },
  machines: {
    title:
      'three servers with folders of their own show the same pages, share one publish while one is killed, and an empty one joins within five seconds',
    run: proveMachines,
  },
  mutants: {
    title:
      'tests notice mutants: -- mutants domain, services, exams, http ...; --sample 60 draws a sample, --since HEAD selects changed lines',
    run: proveMutants,
  },
  openid: {
    title: 'people sign in with a provider that Debian packages: apt-get install glewlwyd sqlite3',
    run: proveOpenId,
  },
  pages: {
    title: 'every page of all sites has valid HTML and links, and is byte for byte what Astro itself renders',
    async run() {
      const portal = new TestPortal('')
      await portal.start()
      const { failed } = await provePages(portal).finally(() => portal.stop())
      return failed === 0
    },
  },
  production: {
    title:
      'production as described in the README: PostgreSQL, two servers, TLS, glewlwyd, an imitation of Stripe, a mail server; a learner pays in a browser',
    run: proveProduction,
  },
  qti: {
    title: 'exported QTI is valid by 1EdTech’s schemas: -- qti FOLDER with the schemas',
    async run([folder]) {
      if (folder === undefined)
        throw new Error('The folder of the schemas is missing: npm run prove -- qti FOLDER')
      process.env.QTI_SCHEMAS = resolve(folder)
      return (await runVitest('qti', ['--project', 'contract', 'tests/contract/qti-package'])).failed === 0
    },
  },
  restore: {
    title:
      'a PostgreSQL with 2.4 GB of files is restored table by table from an encrypted backup: -- restore 10 for 10 GB',
    run: proveRestore,
  },
  'same-pages': {
    title: 'two data folders contain the same pages, byte for byte: -- same-pages FOLDER FOLDER',
    run: (folders) => compareReleases(folders),
  },
  screens: {
    title:
      'the desk, exam room, practice, film, sessions, lists and My Learning work in each of their places; npm test checks some',
    run: () => runInEveryPlace(...filesWithPlaces),
  },
  soak: {
    title:
      'readers, learners, staff and an editor use the portal on PostgreSQL for 30 minutes: nothing fails, and memory stays flat: -- soak 5 for five minutes, SERVERS=2',
    run: proveSoak,
  },
  stop: {
    title: 'SIGTERM of the start alone, without npm around it, ends the server too',
    run: async () => (await runVitest('stop', ['--project', 'long', 'tests/fault/long/stop'])).failed === 0,
  },
  together: {
    title: 'concurrent, killed and outdated publishers leave complete sites',
    run: async () =>
      (await runVitest('together', ['--project', 'long', 'tests/fault/long/publish'])).failed === 0,
  },
  videos: {
    title:
      'a video of 1.5 GB is uploaded while the server is killed, and is played from the bucket; its memory hardly grows: -- videos database, MEBIBYTES=256',
    run: proveVideos,
  },
}

const [name = '', ...words] = process.argv.slice(2)
const proof = proofs[name]
if (!proof) {
  console.error('npm run prove -- NAME')
  for (const [each, { title }] of Object.entries(proofs)) console.error(`  ${each.padEnd(12)} ${title}`)
}
createRunFolder()
process.exitCode = proof && (await proof.run(words)) ? 0 : 1
