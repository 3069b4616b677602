import { act, cleanup, screen, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { cancelledSession } from '#server/db/schema/cancelled-session.ts'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import { practicalExam } from '#server/db/schema/practical-exam.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import { getPracticalExam } from '#src/contract/catalogue/practical-exam.ts'
import { enrolInPracticalExam, gradePracticalExam } from '#src/contract/learning/practical-exam-enrolment.ts'
import { openPageSignedIn, type Page } from '../fixtures/page.ts'
import { place } from '../fixtures/place.ts'
import { restoreAfterTest } from '../fixtures/server/restored-rows.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { day, newLearner, registerInCertification, setExamStart, staff } from '../fixtures/server/training.ts'
import { redraw, show } from './show.tsx'

/** The general certification, and its practical exam in Europe. */
const general = 1
const exam = 1
let page: Page

beforeEach(async () => {
  page = await openPageSignedIn()
  await page.portal.db.delete(practicalExamEnrolment)
  await restoreAfterTest(page.portal, practicalExam, [exam])
  await setExamStart(page.portal, exam, 10 * day, { capacity: 8, fee: null })
  await registerInCertification(page.portal, page.learnerId, general, 'practicalExam')
})

const dateOf = async () => unwrap(await page.elsewhere.call(getPracticalExam, { id: exam }))
const showEnrolment = async () => {
  const { certificationId, regions, offer } = await dateOf()
  return show(await import('#src/islands/practical-exam-enrolment/island.tsx'), {
    place,
    exam: { id: exam, certificationId, kind: 'gsc', regionId: regions[0]?.id ?? 0, offer },
    staticHtml: {},
  })
}
const enrol = async (api = page.elsewhere) => {
  const { regions } = await dateOf()
  const request = { practicalExamId: exam, regionId: regions[0]?.id ?? 0 }
  return unwrap(await api.call(enrolInPracticalExam, request)).own.enrolmentId ?? 0
}
const graded = async (how: { score: number } | { absent: true }) => {
  const id = await enrol()
  page.clock.advance(11 * day)
  await page.signIn()
  unwrap(await (await staff(page.portal, 'trainer')).call(gradePracticalExam, { id, ...how }))
}
const button = (name: string) => screen.getByRole('button', { name })
const inDialog = () => within(screen.getByRole('dialog'))

test('a learner enrols and cancels; each success is shown half a second later', async () => {
  const { $toasts } = await import('#src/stores/notice/notices.ts')
  const user = await showEnrolment()
  await user.click(button('Enroll'))
  await user.click(inDialog().getByRole('button', { name: 'Enroll' }))
  await redraw()
  expect(screen.getByText('Enrolled')).toBeDefined()
  expect($toasts.get()).toEqual([])
  act(() => page.clock.advance(500))
  expect($toasts.get().map(({ text }) => text)).toEqual(['enrolment:practicalExam.enrolled'])
  act(() => page.clock.advance(500))
  await user.click(button('Unenroll'))
  await user.click(inDialog().getByRole('button', { name: 'Unenroll' }))
  await redraw()
  expect(button('Enroll')).toBeDefined()
})

test('a canceled date is marked for visitors and participants, and links to other dates', async () => {
  const off = { family: 'practicalExam', id: exam, reason: 'Ill', cancelledBy: 'ana' } as const
  await page.portal.db.insert(cancelledSession).values({ ...off, cancelledAt: new Date(page.clock.now()) })
  onTestFinished(async () => void (await page.portal.db.delete(cancelledSession)))
  await showEnrolment()
  expect(screen.getByText('This date has been canceled.')).toBeDefined()
  cleanup()
  const at = new Date(page.clock.now())
  const { learnerId } = page
  const row = { learnerId, practicalExamId: exam, status: 'notEnrolled' } as const
  await page.portal.db
    .insert(practicalExamEnrolment)
    .values({ ...row, cancelledAt: at, createdAt: at, changedAt: at })
  await showEnrolment()
  expect(screen.getByText('Canceled')).toBeDefined()
  expect(
    screen.getByText('The organizer has canceled this date. You can enroll for another one.'),
  ).toBeDefined()
  expect(screen.getByRole('link', { name: 'View other dates' })).toBeDefined()
})

test('a date with a fee leads to the payment page', async () => {
  await setExamStart(page.portal, exam, 10 * day, { fee: { EUR: 12900, PLN: 55000 }, country: 'DE' })
  const user = await showEnrolment()
  expect(screen.getByText('€153.51')).toBeDefined()
  await user.click(button('Enroll'))
  await user.click(inDialog().getByRole('button', { name: 'Continue' }))
  await redraw()
  expect(page.left).toEqual([`/eu/payment?relationId=${exam}&relationType=2`])
  expect(page.line.times(enrolInPracticalExam)).toBe(0)
})

test.each([
  ['failed', { score: 10 }],
  ['was absent', { absent: true }],
] as const)('who %s is shown other dates', async (_, how) => {
  await graded(how)
  await showEnrolment()
  expect(screen.getByRole('link', { name: 'View other dates' }).getAttribute('href')).toBe(
    '/eu/practical-exam',
  )
})

test('a full date offers nothing but other dates', async () => {
  await setExamStart(page.portal, exam, 10 * day, { capacity: 1 })
  const other = await newLearner(page.portal, 21)
  await registerInCertification(page.portal, other.learnerId, general, 'practicalExam')
  await enrol(other.api)
  await showEnrolment()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'View other dates' })).toBeDefined()
})

/** Tries to enrol without a passed theory exam; `action` is the button of the dialog. */
async function enrolBeforeTheory(action: string): Promise<void> {
  await page.portal.db
    .update(certificationEnrolment)
    .set({ progress: 'learning' })
    .where(eq(certificationEnrolment.learnerId, page.learnerId))
  const user = await showEnrolment()
  await user.click(button('Enroll'))
  await user.click(inDialog().getByRole('button', { name: action }))
  await redraw()
}

test('a learner who has not passed the theory exam sees that it comes first, with a link', async () => {
  await enrolBeforeTheory('Enroll')
  expect(inDialog().getByText('You have to pass the theory exam of this certification first.')).toBeDefined()
  expect(inDialog().getByRole('link').getAttribute('href')).toBe(`/eu/certification/detail/${general}`)
})

test('the theory exam comes first for a date with a fee too, before anything is paid', async () => {
  await setExamStart(page.portal, exam, 10 * day, { fee: { EUR: 12900, PLN: 55000 }, country: 'DE' })
  await enrolBeforeTheory('Continue')
  expect(inDialog().getByText('You have to pass the theory exam of this certification first.')).toBeDefined()
  expect(page.left).toEqual([])
})

test('canceling a paid place promises another date only where there is one', async () => {
  await enrol()
  const fee = { EUR: 31100, PLN: 132000 }
  const other = 2
  await restoreAfterTest(page.portal, practicalExam, [other])
  await setExamStart(page.portal, exam, 10 * day, { capacity: 8, fee, country: 'PL' })
  const user = await showEnrolment()
  const readCancelQuestion = async () => {
    await user.click(button('Unenroll'))
    await redraw()
    const text = screen.getByRole('dialog').textContent
    await user.click(inDialog().getByRole('button', { name: 'Back' }))
    return text
  }
  expect(await readCancelQuestion()).toContain('Your payment will not be refunded.')
  await setExamStart(page.portal, other, 20 * day, { capacity: 8, fee, country: 'PL' })
  expect(await readCancelQuestion()).toContain(
    'Your payment will not be refunded, but changing the date is free.',
  )
})

test('a learner who has passed sees that', async () => {
  await graded({ score: 100 })
  await showEnrolment()
  expect(screen.getByText('Passed')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

test('within 24 hours of the start the place can’t be canceled, and the reason is shown', async () => {
  await setExamStart(page.portal, exam, day, { capacity: 8, fee: null })
  await enrol()
  page.clock.advance(1)
  await showEnrolment()
  expect(screen.getByText(/^You can’t unenroll less than 24 hours/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Unenroll' })).toBeNull()
  cleanup()
  page.clock.advance(day)
  await page.signIn()
  await showEnrolment()
  expect(screen.getByText(/^The exam has started/)).toBeDefined()
})
