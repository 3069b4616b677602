import { runPlaywright } from '../test/playwright.ts'
import { TestPortal } from '../test/portal.ts'
import type { LongProof } from './long-proof.ts'

/** Browser tests that visit only some of their places (site, language and variant) in `npm test`. */
interface PlaceProof {
  title: string
  /** The names of the test files in `tests/e2e`. */
  files: readonly string[]
}

const proofs: Record<string, PlaceProof> = {
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
      'desk-rooms',
      'exam-room-screens',
      'film',
      'my-learning',
      'my-sessions',
      'practice',
      'without-scripts',
    ],
  },
}

const proofOf = ([name, { title, files }]: [string, PlaceProof]): [string, LongProof] => [
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

/** The proofs that run the browser tests on every device, in every direction and for every brand. */
export const variantProofs: Record<string, LongProof> = Object.fromEntries(
  Object.entries(proofs).map(proofOf),
)
