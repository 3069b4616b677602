import { beforeEach, expect, test } from 'vitest'
import { practicalExam } from '#server/db/schema/practical-exam.ts'
import { awaitResponses, openPageSignedIn, type Page } from '#tests/fixtures/page.ts'
import { place } from '#tests/fixtures/place.ts'
import { restoreAfterTest } from '#tests/fixtures/server/restored-rows.ts'
import { unwrap } from '#tests/fixtures/server/result.ts'
import { day, registerInCertification, setExamStart } from '#tests/fixtures/server/training.ts'
import { getPracticalExam } from '../../contract/catalogue/practical-exam.ts'
import {
  cancelPracticalExam,
  enrolInPracticalExam,
} from '../../contract/learning/practical-exam-enrolment.ts'
import type { EnrollablePracticalExam } from './practical-exam-enrolment.ts'

const exam = 1
let page: Page
let store: typeof import('./practical-exam-enrolment.ts')
let date: EnrollablePracticalExam

beforeEach(async () => {
  page = await openPageSignedIn()
  await restoreAfterTest(page.portal, practicalExam, [exam])
  await setExamStart(page.portal, exam, 10 * day, { capacity: 99, fee: null })
  await registerInCertification(page.portal, page.learnerId, 1, 'practicalExam')
  store = await import('./practical-exam-enrolment.ts')
  const { certificationId, regions, offer } = unwrap(
    await page.elsewhere.call(getPracticalExam, { id: exam }),
  )
  date = { id: exam, certificationId, kind: 'gsc', regionId: regions[0]?.id ?? 0, offer }
})
const toasts = async () => (await import('../notice/notices.ts')).$toasts.get().map(({ text }) => text)
const status = async () => {
  const { livePracticalExam } = await import('./practical-exam.ts')
  const live = livePracticalExam.$live.get()
  return live.state === 'ready' ? live.item.exam.own.status : live.state
}

test.each([
  { allergies: 'Nuts', diet: 'vegan' },
  { allergies: 'Nuts', diet: '' },
  { allergies: '', diet: 'vegan' },
  { allergies: '', diet: '' },
])('only the food that the learner named is sent: $allergies $diet', async (food) => {
  await store.enrolByPracticalExam(place, date, food)
  const named = Object.fromEntries(Object.entries(food).filter(([, text]) => text !== ''))
  expect(page.line.sent(enrolInPracticalExam)).toEqual([
    { practicalExamId: exam, regionId: date.regionId, ...named },
  ])
  expect(await status()).toBe('enrolled')
})

test('a seat is canceled, and half a second later a toast says so', async () => {
  await store.enrolByPracticalExam(place, date, { allergies: '', diet: '' })
  page.clock.advance(4000)
  await store.cancelPracticalExamSeat(date)
  expect([await toasts(), await status()]).toEqual([[], 'notEnrolled'])
  page.clock.advance(499)
  expect(await toasts()).toEqual([])
  page.clock.advance(1)
  expect(await toasts()).toEqual(['enrolment:practicalExam.cancelled'])
  page.clock.advance(4000)
  page.line.lose(cancelPracticalExam)
  await store.cancelPracticalExamSeat(date)
  await awaitResponses()
  expect(await toasts()).toEqual(['enrolment:unreachable'])
})

test('a date without a region is refused, and leads to no payment', async () => {
  // The store only reads the kind of an offer, so the price is cast.
  const sold = { kind: 'sold', price: {} as never } as const
  const { $popup } = await import('../notice/notices.ts')
  for (const offer of [date.offer, sold]) {
    $popup.set(null)
    await store.enrolByPracticalExam(place, { ...date, regionId: 0, offer }, { allergies: '', diet: '' })
    page.clock.advance(1000)
    expect([$popup.get() === null, page.left]).toEqual([false, []])
  }
})
