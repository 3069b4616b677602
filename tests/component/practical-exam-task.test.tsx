import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { classroom } from '#server/db/schema/classroom.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import { getCertification } from '#src/contract/catalogue/certification.ts'
import { getPracticalExam } from '#src/contract/catalogue/practical-exam.ts'
import { enrolInWorkshop } from '#src/contract/learning/classroom-enrolment.ts'
import { saveExamRecord } from '#src/contract/learning/practical-exam-enrolment.ts'
import type { PracticalExamEnrolmentStatus } from '#src/domain/practical-exam/practical-exam-enrolment.ts'
import { openPage, openPageSignedIn, type Page } from '../fixtures/page.ts'
import { place } from '../fixtures/place.ts'
import { restoreAfterTest } from '../fixtures/server/restored-rows.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { day, registerInCertification, setClassroomStart } from '../fixtures/server/training.ts'
import { redraw, show } from './show.tsx'

/** The general certification, its practical exam in Europe, and a certification whose task needs no record. */
const general = 1
const exam = 1
const recordless = 5
const workshop = 17
let page: Page

beforeEach(async () => {
  page = await openPageSignedIn()
  page.at(`/eu/practical-exam-task/${general}`)
})

const showTask = async () => show(await import('#src/islands/practical-exam-task/island.tsx'), { place })
const standing = async (status: PracticalExamEnrolmentStatus) => {
  const at = new Date(page.clock.now())
  const { learnerId } = page
  await registerInCertification(page.portal, learnerId, general, 'practicalExam')
  const row = { learnerId, practicalExamId: exam, status, createdAt: at, changedAt: at }
  await page.portal.db.insert(practicalExamEnrolment).values(row)
}
const link = () => screen.getByLabelText('Link (https)')
const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent)
const taskOf = async (id: number) =>
  unwrap(await page.elsewhere.call(getCertification, { id })).certification.task

test('an enrolled learner reads the task line by line and submits a record', async () => {
  await standing('enrolled')
  const user = await showTask()
  const { $task } = await import('#src/stores/practical-exam/practical-exam-task.ts')
  expect(lines()).toEqual(await taskOf(general))
  await user.type(link(), 'https://records.example/9')
  await user.type(screen.getByLabelText('Password for the link, if it has one'), 'secret')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await redraw()
  const { $toasts } = await import('#src/stores/notice/notices.ts')
  expect($toasts.get().map(({ text }) => text)).toEqual(['enrolment:practicalExam.recordSaved'])
  expect($task.get()).toMatchObject({ exam: { own: { recordLink: 'https://records.example/9' } } })
  expect(unwrap(await page.elsewhere.call(getPracticalExam, { id: exam })).own).toMatchObject({
    recordLink: 'https://records.example/9',
    recordPassword: 'secret',
  })
})

test('an address that is not https is not sent, and the field shows an error', async () => {
  await standing('enrolled')
  const user = await showTask()
  await user.type(link(), 'http://records.example/9')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(screen.getByRole('alert').textContent).toContain('https://')
  expect(page.line.times(saveExamRecord)).toBe(0)
})

test('after a pass the button is disabled', async () => {
  await standing('passed')
  await showTask()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' }).disabled).toBe(true)
})

test('a task that needs no record shows without a form', async () => {
  await registerInCertification(page.portal, page.learnerId, recordless, 'practicalExam')
  page.at(`/eu/practical-exam-task/${recordless}`)
  await showTask()
  expect(lines()).toEqual(await taskOf(recordless))
  expect(screen.queryByRole('button')).toBeNull()
})

test('a learner without access sees the reason and a link to the certification', async () => {
  const user = await showTask()
  expect(screen.getByRole('dialog', { name: 'You don’t have access' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Back to the certification' }))
  expect(page.left).toEqual([`/eu/certification/detail/${general}`])
})

test('an anonymous visitor is asked to sign in', async () => {
  page = await openPage()
  page.at(`/eu/practical-exam-task/${general}`)
  const user = await showTask()
  const { $signInReason } = await import('#src/stores/notice/notices.ts')
  expect($signInReason.get()).toBe('enrolment:practicalExam.signInForTask')
  $signInReason.set(null)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect($signInReason.get()).toBe('enrolment:practicalExam.signInForTask')
})

test('a task that could not be loaded can be retried', async () => {
  await standing('enrolled')
  const { loadSession } = await import('#src/stores/session/session.ts')
  await loadSession()
  page.line.up = false
  const user = await showTask()
  page.line.up = true
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await redraw()
  expect(lines()).toEqual(await taskOf(general))
})

test('an address without an id leads to the practical exams', async () => {
  page.at('/eu/practical-exam-task')
  await showTask()
  expect(screen.getByRole('link', { name: 'Practical exams' })).toBeDefined()
})

/** Opens the task of a learner who is enrolled in the exam. */
async function openShownTask() {
  await standing('enrolled')
  const store = await import('#src/stores/practical-exam/practical-exam-task.ts')
  await store.openTask()
  const before = store.$task.get()
  if (before.state !== 'shown' || !before.exam) throw new Error('The task is not shown')
  return { ...store, before, exam: before.exam }
}

test('a record that could not be sent shows an error, and the task stays', async () => {
  const { before, exam, $task, submitRecord } = await openShownTask()
  page.line.up = false
  await submitRecord(exam, 'https://records.example/9', '')
  const { $toasts } = await import('#src/stores/notice/notices.ts')
  expect($toasts.get().map(({ text }) => text)).toEqual(['enrolment:unreachable'])
  expect($task.get()).toBe(before)
})

test('a record without a password is sent without one, and a refused record leaves the task as it is', async () => {
  const { before, exam, $task, submitRecord } = await openShownTask()
  page.line.refuse(saveExamRecord)
  await submitRecord(exam, 'https://records.example/9', '')
  expect($task.get()).toBe(before)
  page.clock.advance(1000)
  await submitRecord(exam, 'https://records.example/9', '')
  const { enrolmentId } = exam.own
  expect(page.line.sent(saveExamRecord).at(-1)).toEqual({
    enrolmentId,
    recordLink: 'https://records.example/9',
  })
  expect($task.get()).toMatchObject({ exam: { own: { recordLink: 'https://records.example/9' } } })
})

test('the task of one certification does not name the exam of another, or a training', async () => {
  await standing('enrolled')
  await registerInCertification(page.portal, page.learnerId, recordless, 'practicalExam')
  await restoreAfterTest(page.portal, classroom, [workshop])
  await setClassroomStart(page.portal, workshop, 20 * day, { fee: null, capacity: 9, needsApproval: false })
  const request = { classroomId: workshop, emailNotification: 'subscribed' } as const
  unwrap(await page.elsewhere.call(enrolInWorkshop, request))
  page.at(`/eu/practical-exam-task/${recordless}`)
  const { $task, openTask } = await import('#src/stores/practical-exam/practical-exam-task.ts')
  await openTask()
  expect($task.get()).toMatchObject({ state: 'shown', exam: undefined })
})

test('while the session is unknown, the task fails and nobody is asked to sign in', async () => {
  page.line.up = false
  await showTask()
  const { $signInReason } = await import('#src/stores/notice/notices.ts')
  expect([screen.queryByRole('button', { name: 'Retry' }) === null, $signInReason.get()]).toEqual([
    false,
    null,
  ])
})

test.each([
  ['/eu/practical-exam-task/7', 7],
  ['/eu/practical-exam-task/7?from=mail', 7],
  ['/eu/practical-exam-task/7#lines', 7],
  ['/eu/practical-exam-task/7/more', undefined],
  ['/eu/practical-exam-task/1234567890', undefined],
])('the certification in %s is %s; the way back leads to it, or to the home page', async (address, id) => {
  page.at(address)
  const store = await import('#src/stores/practical-exam/practical-exam-task.ts')
  expect(store.certificationInUrl()).toBe(id)
  store.openCertificationOfTask(place)
  expect(page.left).toEqual([id === undefined ? '/eu' : `/eu/certification/detail/${id}`])
})
