import { expect, test } from 'vitest'
import { openPageSignedIn } from '#tests/fixtures/page.ts'
import { place } from '#tests/fixtures/place.ts'
import { getSitesByIds } from '../../contract/catalogue/site.ts'
import { getMyCertificates } from '../../contract/learning/certificate.ts'
import { getUnfinished } from '../../contract/learning/enrolment.ts'
import { getLatestOrder } from '../../contract/money/order.ts'

const workshop = { kind: 'workshop', id: 17 } as const

/** Store functions with the result that each is expected to return while the server is unreachable. */
const resultsOffline = [
  [
    'a certificate of attendance',
    async () => (await import('../classroom/attendance.ts')).isAttendanceCertificateIssued(17),
    false,
  ],
  [
    'unfinished learning',
    async () => (await import('../my-learning/unfinished-items.ts')).loadUnfinishedItems(),
    null,
  ],
  [
    'the receipt of an attempt',
    async () => (await import('../exam/attempt-receipt.ts')).loadReceipt(1),
    null,
  ],
  [
    'the survey of a course',
    async () => (await import('../course/evaluation.ts')).findDueSurvey('course', 1),
    null,
  ],
  [
    'the survey of a session',
    async () => (await import('../course/evaluation.ts')).findDueSurvey('classroom', 1),
    null,
  ],
  ['whether food is ordered', async () => (await import('../site/site.ts')).isFoodOrdered(), false],
  ['the terms of an exam', async () => (await import('../exam/theory-exam.ts')).loadTheoryTerms(2), null],
  [
    'missing prerequisites',
    async () => (await import('../prerequisite/prerequisite.ts')).isPrerequisiteMissing([{ id: 2 } as never]),
    false,
  ],
  [
    'whether to pay',
    async () => (await import('../payment/payment.ts')).redirectToPayment(place, workshop),
    true,
  ],
  [
    'the counterpart of a certification',
    async () => (await import('../prerequisite/related-certification.ts')).findRelatedUrl(2, place, 1),
    '/eu',
  ],
] as const

test.each(resultsOffline)('%s is unknown while the server is unreachable', async (_, ask, answer) => {
  const page = await openPageSignedIn()
  page.line.up = false
  expect(await ask()).toBe(answer)
  expect(page.left).toEqual([])
})

test('open items are unknown unless learning and orders were both loaded', async () => {
  const page = await openPageSignedIn()
  const { loadUnfinishedItems: loadOpenItems } = await import('../my-learning/unfinished-items.ts')
  for (const call of [getUnfinished, getLatestOrder]) {
    page.line.lose(call)
    expect(await loadOpenItems()).toBeNull()
  }
  expect(await loadOpenItems()).toEqual({ unfinished: [], order: null })
})

test('whether the site orders food is requested once, and again after a failure', async () => {
  const page = await openPageSignedIn({ siteId: 17 })
  const { isFoodOrdered } = await import('../site/site.ts')
  page.line.lose(getSitesByIds)
  const answers = [await isFoodOrdered(), await isFoodOrdered(), await isFoodOrdered()]
  expect(answers).toEqual([false, true, true])
  expect(page.line.times(getSitesByIds)).toBe(2)
})

test('without prerequisites no certificates are requested', async () => {
  const page = await openPageSignedIn()
  const { $missingPrerequisites, isPrerequisiteMissing: missesAny } = await import(
    '../prerequisite/prerequisite.ts'
  )
  expect([await missesAny([]), page.line.times(getMyCertificates)]).toEqual([false, 0])
  const prerequisite = { id: 2 } as never
  expect([await missesAny([prerequisite]), $missingPrerequisites.get()]).toEqual([true, [prerequisite]])
})

test('days until an instant are rounded up and never negative', async () => {
  const page = await openPageSignedIn()
  const { daysUntil } = await import('../exam/theory-exam.ts')
  const day = 24 * 60 * 60 * 1000
  const from = (milliseconds: number) => daysUntil(new Date(page.clock.now() + milliseconds).toISOString())
  expect([from(-day), from(0), from(1), from(day), from(day + 1)]).toEqual([0, 0, 1, 1, 2])
})
