import { beforeEach, expect, test } from 'vitest'
import { classroom } from '#server/db/schema/classroom.ts'
import { practicalExam } from '#server/db/schema/practical-exam.ts'
import { openPageSignedIn, type Page } from '#tests/fixtures/page.ts'
import { restoreAfterTest } from '#tests/fixtures/server/restored-rows.ts'
import { unwrap } from '#tests/fixtures/server/result.ts'
import {
  day,
  registerInCertification,
  setClassroomStart,
  setExamStart,
} from '#tests/fixtures/server/training.ts'
import { getPracticalExam } from '../../contract/catalogue/practical-exam.ts'
import { enrolInClassroom, enrolInWorkshop } from '../../contract/learning/classroom-enrolment.ts'
import { enrolInPracticalExam } from '../../contract/learning/practical-exam-enrolment.ts'
import type { MyTraining } from '../../domain/schedule/my-training.ts'

/**
 * The ids of, in this order: the general certification, a classroom of this certification and another date of the
 * classroom, a practical exam of this certification and another date of the exam, and a workshop.
 */
const [general, online, later, exam, otherExam, workshop] = [1, 2, 19, 1, 2, 17]
const free = { fee: null, capacity: 9, needsApproval: false, waitingList: false }
const mails = { emailNotification: 'notSubscribed' } as const

let page: Page
let sessions: typeof import('./my-sessions.ts')
let otherDatesOf: typeof import('./other-dates.ts').loadOtherDates
beforeEach(async () => {
  page = await openPageSignedIn()
  await restoreAfterTest(page.portal, classroom, [online, later, workshop])
  await restoreAfterTest(page.portal, practicalExam, [exam, otherExam])
  for (const id of [online, workshop]) await setClassroomStart(page.portal, id, 10 * day, free)
  await setClassroomStart(page.portal, later, 20 * day, free)
  await setExamStart(page.portal, exam, 10 * day, { capacity: 8, fee: null })
  sessions = await import('./my-sessions.ts')
  otherDatesOf = (await import('./other-dates.ts')).loadOtherDates
})

const register = (progress: 'learning' | 'practicalExam' = 'learning') =>
  registerInCertification(page.portal, page.learnerId, general, progress)
const myTrainings = async (): Promise<readonly MyTraining[]> => {
  const { myLearningData } = await import('../my-learning/my-learning.ts')
  await myLearningData.trainings.load()
  const now = myLearningData.trainings.$state.get()
  return now.state === 'ready' ? now.value.rows : []
}
const toasts = async () => (await import('../notice/notices.ts')).$toasts.get().map(({ text }) => text)
const first = async () => (await myTrainings())[0] as MyTraining
const cancelFirst = async () => sessions.cancelMySeat(await first())
const statuses = async () =>
  (await myTrainings()).map(
    (each) => (each.kind === 'practicalExam' ? each.practicalExam : each.classroom).own.status,
  )

test.each([
  ['a classroom', () => page.elsewhere.call(enrolInClassroom, { classroomId: online, ...mails })],
  ['a workshop', () => page.elsewhere.call(enrolInWorkshop, { classroomId: workshop, ...mails })],
])('the seat in %s is canceled', async (_, enrol) => {
  await register()
  unwrap<unknown>(await enrol())
  await cancelFirst()
  expect(await toasts()).toEqual(['enrolment:classroom.cancelled'])
  expect(await statuses()).not.toContain('enrolled')
})

test('the place in a practical exam is canceled', async () => {
  await register('practicalExam')
  const { regions } = unwrap(await page.elsewhere.call(getPracticalExam, { id: exam }))
  const regionId = regions[0]?.id ?? 0
  unwrap(await page.elsewhere.call(enrolInPracticalExam, { practicalExamId: exam, regionId }))
  await cancelFirst()
  expect(await toasts()).toEqual(['enrolment:practicalExam.cancelled'])
  expect(await statuses()).not.toContain('enrolled')
})

test('the place in a practical exam is moved to another date', async () => {
  for (const id of [exam, otherExam])
    await setExamStart(page.portal, id, (9 + id) * day, { capacity: 8, fee: null, country: 'PL' })
  await register('practicalExam')
  const { regions } = unwrap(await page.elsewhere.call(getPracticalExam, { id: exam }))
  const request = { practicalExamId: exam, regionId: regions[0]?.id ?? 0 }
  unwrap(await page.elsewhere.call(enrolInPracticalExam, request))
  const own = await first()
  expect((await otherDatesOf({ kind: 'practicalExam', id: exam }))?.map(({ session: { id } }) => id)).toEqual(
    [otherExam],
  )
  expect(await sessions.moveMySeat(own, otherExam)).toBeNull()
  expect(await toasts()).toEqual(['notices:moved'])
  expect(await first()).toMatchObject({ practicalExam: { id: otherExam } })
})

test('a seat is moved to another date that is offered', async () => {
  await register()
  unwrap(await page.elsewhere.call(enrolInClassroom, { classroomId: online, ...mails }))
  const own = await first()
  const dates = await otherDatesOf({ kind: 'classroom', id: online })
  expect(dates?.map(({ session: { id } }) => id)).toContain(later)
  expect(await sessions.moveMySeat(own, later)).toBeNull()
  expect(await toasts()).toEqual(['notices:moved'])
  expect(
    (await myTrainings()).map((each) => (each.kind === 'practicalExam' ? 0 : each.classroom.id)),
  ).toContain(later)
})

test('a refused move returns the refusal, and the seat stays', async () => {
  await register()
  unwrap(await page.elsewhere.call(enrolInClassroom, { classroomId: online, ...mails }))
  expect(await sessions.moveMySeat(await first(), workshop)).toMatchObject({ kind: 'refused' })
  expect(await toasts()).toEqual([])
})

test('dates that could not be loaded are reported as a failure, not as an empty list', async () => {
  await register()
  unwrap(await page.elsewhere.call(enrolInClassroom, { classroomId: online, ...mails }))
  page.line.up = false
  expect(await otherDatesOf({ kind: 'classroom', id: online })).toBeNull()
})
