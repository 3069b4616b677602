import { runPlaywright } from '../test/playwright.ts'
import { TestPortal } from '../test/portal.ts'
import type { LongVerification } from './long-verification.ts'

/** Browser tests that visit only some of their places (site, language and variant) in `npm test`. */
interface BrowserVerification {
  title: string
  /** The names of the test files in `tests/e2e`. */
  files: readonly string[]
}

const verifications: Record<string, BrowserVerification> = {
  accessibility: {
    title:
      'seventy states that a reader or learner reaches by keyboard have no axe violation, keep the focus and fit, on desk and phone, in English and Arabic',
    files: ['page-states'],
  },
  families: {
    title:
      'each family of pages is accessible and mounts its islands without change, on every device, in every direction and brand; npm test checks a quarter of these',
    files: ['families'],
  },
  journeys: {
    title:
      'from finding a course to signing out: in German on a phone, in Arabic on a desk, on the sister brand',
    files: ['journeys'],
  },
  screens: {
    title:
      'the desk, exam room, practice, film, sessions, lists and My Learning work in each of their places; npm test checks some',
    files: [
      'desk-views',
      'exam-room-screens',
      'video',
      'my-learning',
      'my-sessions',
      'practice',
      'without-scripts',
    ],
  },
}

const verificationOf = ([name, { title, files }]: [string, BrowserVerification]): [
  string,
  LongVerification,
] => [
  name,
  {
    title,
    async run() {
      process.env.EVERY_PLACE = '1'
      const portal = new TestPortal()
      await portal.start()
      const paths = files.map((file) => `tests/e2e/${file}.spec.ts`)
      const { failed } = await runPlaywright(portal, paths).finally(() => portal.stop())
      return failed === 0
    },
  },
]

/** The verifications that run the browser tests on every device, in every direction and for every brand. */
export const browserVerifications: Record<string, LongVerification> = Object.fromEntries(
  Object.entries(verifications).map(verificationOf),
)
