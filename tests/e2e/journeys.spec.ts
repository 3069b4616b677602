import { everyPlace } from './fixtures/daily-places.ts'
import { test } from './fixtures/portal.ts'
import { sister } from './fixtures/sister.ts'
import {
  enrol,
  findCourse,
  type Journey,
  resume,
  signInFromCourse,
  signOut,
  watchAndLeave,
} from './journey.ts'

const phone = { width: 375, height: 812 }
const desk = { width: 1440, height: 900 }

const samePlace = /\/course\/detail\/\d+$/

/** The one journey that `npm test` runs; `npm run prove -- journeys` runs the others. */
const daily = 'in Arabic on a desk'

const journeys: Record<string, Journey> = {
  'in German on a phone': {
    start: '/eu/de',
    home: '/mobile/eu/de',
    language: 'de',
    certificationType: 'video-security',
    code: 'CCTV-110',
    email: 'learner@demo.test',
    viewport: phone,
    signedOff: samePlace,
  },
  [daily]: {
    start: '/mena/ar',
    home: '/mena/ar',
    language: 'ar',
    certificationType: 'video-security',
    code: 'CCTV-110',
    email: 'trainer@demo.test',
    viewport: desk,
    signedOff: samePlace,
  },
  'on the sister brand': {
    start: `${sister}/`,
    home: `${sister}/`,
    language: 'en',
    certificationType: 'thermal-imaging',
    code: 'THM-310',
    email: 'finance@demo.test',
    viewport: desk,
    signedOff: /:\d+\/$/,
  },
}

for (const [title, journey] of Object.entries(journeys)) {
  if (title !== daily && !everyPlace) continue
  test.describe(title, () => {
    test.use({ viewport: journey.viewport })

    test('a reader finds a course, signs in, enrols, watches, returns and continues, and signs out', async ({
      page,
      context,
      browser,
      faults,
    }) => {
      // Sites without opt-in count visits from the first interaction on.
      if (!journey.start.includes('/eu')) faults.expect(/\/counter\//)
      await findCourse(page, journey)
      await signInFromCourse(page, journey)
      await enrol(page, journey)
      const place = page.url()
      const saved = await watchAndLeave(page, journey)
      const later = await resume(browser, context, place, saved, journey)
      await signOut(later, journey)
    })
  })
}
