import { resolve } from 'node:path'
import { compareReleases } from '../test/pages/compare-releases.ts'
import { testPublishedPages } from '../test/pages/pages.ts'
import { TestPortal } from '../test/portal.ts'
import { createRunFolder } from '../test/run-folder.ts'
import { runVitest } from '../test/vitest.ts'
import { testAlertRules } from './alerts.ts'
import { browserVerifications } from './browser-verifications.ts'
import { testDeployments } from './deploy/deploy.ts'
import { testDevelopmentServer } from './development.ts'
import { testBrowserEngines } from './engines/engines.ts'
import { testExamUnderLoad } from './exam/exam.ts'
import { testCrowd } from './hostile/crowd.ts'
import { testHostileRequests } from './hostile/hostile.ts'
import { testImage } from './image/image.ts'
import type { LongVerification } from './long-verification.ts'
import { testSeveralMachines } from './machines/machines.ts'
import { testMutants } from './mutants/mutants.ts'
import { testOpenIdProvider } from './openid/openid.ts'
import { testProductionSetup } from './production/production.ts'
import { testRestore } from './restore/restore.ts'
import { testLongOperation } from './soak/soak.ts'
import { testVerifications } from './test-verifications.ts'
import { testVideos } from './videos/videos.ts'

/** The verifications that are programs of the project, in contrast to those that run tests. */
const scriptVerifications: Record<string, LongVerification> = {
  alerts: {
    title: 'the alert rules fire when they should, by promtool: apt-get install prometheus',
    run: testAlertRules,
  },
  crowd: {
    title:
      '200 people behind one address search at the same moment on PostgreSQL, and each gets an answer within five seconds',
    run: testCrowd,
  },
  deploy: {
    title:
      'this code replaces the last release on two servers under load: both write on the new tables, no request fails, and no page becomes older; behind nginx, or -- deploy caddy',
    run: testDeployments,
  },
  development: {
    title: 'every kind of change is visible in a browser within two seconds, on a copy of the sources',
    run: testDevelopmentServer,
  },
  engines: {
    title:
      'Firefox and WebKit show ten families of pages and play a course, also from right to left: apt-get install firefox-esr webkit2gtk-driver xvfb gstreamer1.0-libav',
    run: testBrowserEngines,
  },
  exam: {
    title:
      '500 learners sit an exam at the same time on PostgreSQL while the server is killed: how fast answers are saved, and that none is lost',
    run: testExamUnderLoad,
  },
  hostile: {
    title:
      'hostile requests to every call delay no other request, on PostgreSQL: -- hostile content/save selects calls',
    run: testHostileRequests,
  },
  image: {
    title:
      'the image is built and runs without root on a read-only file system, and serves a page: as root, apt-get install --no-install-recommends buildah podman runc debootstrap',
    run: testImage,
  },
  machines: {
    title:
      'three servers with folders of their own show the same pages, share one publish while one is killed, and an empty one joins within five seconds',
    run: testSeveralMachines,
  },
  mutants: {
    title:
      'tests notice mutants: -- mutants domain, services, exams, http ...; --sample 60 draws a sample, --since HEAD selects changed lines',
    run: testMutants,
  },
  openid: {
    title: 'people sign in with a provider that Debian packages: apt-get install glewlwyd sqlite3',
    run: testOpenIdProvider,
  },
  pages: {
    title: 'every page of all sites has valid HTML and links, and is byte for byte what Astro itself renders',
    async run() {
      const portal = new TestPortal('')
      await portal.start()
      const { failed } = await testPublishedPages(portal).finally(() => portal.stop())
      return failed === 0
    },
  },
  production: {
    title:
      'production as described in the README: PostgreSQL, two servers, TLS, glewlwyd, an imitation of Stripe, a mail server; a learner pays in a browser',
    run: testProductionSetup,
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
    run: testRestore,
  },
  'same-pages': {
    title: 'two data folders contain the same pages, byte for byte: -- same-pages FOLDER FOLDER',
    run: (folders) => compareReleases(folders),
  },
  soak: {
    title:
      'readers, learners, staff and an editor use the portal on PostgreSQL for 30 minutes: nothing fails, and memory stays flat: -- soak 5 for five minutes, SERVERS=2',
    run: testLongOperation,
  },
  videos: {
    title:
      'a video of 1.5 GB is uploaded while the server is killed, and is played from the bucket; its memory hardly grows: -- videos database, MEBIBYTES=256',
    run: testVideos,
  },
}

const verifications: Record<string, LongVerification> = {
  ...scriptVerifications,
  ...browserVerifications,
  ...testVerifications,
}
const [name = '', ...args] = process.argv.slice(2)
const verification = verifications[name]
if (!verification) {
  console.error('npm run prove -- NAME')
  const names = Object.keys(verifications).toSorted()
  for (const each of names) console.error(`  ${each.padEnd(16)} ${verifications[each]?.title}`)
}
createRunFolder()
process.exitCode = verification && (await verification.run(args)) ? 0 : 1
