import { beforeEach, expect, test } from 'vitest'
import { TestDevice } from '#tests/fixtures/device.ts'
import { awaitResponses, openPageSignedIn, type Page } from '#tests/fixtures/page.ts'
import { completeAllCourses } from '#tests/fixtures/server/exam.ts'
import { unwrap } from '#tests/fixtures/server/result.ts'
import { day, registerInCertification } from '#tests/fixtures/server/training.ts'
import { recordFocus } from '../../contract/learning/attempt.ts'
import { getExamPaper, saveExamDraft } from '../../contract/learning/exam.ts'
import { displayNameOf } from '../../domain/learner/learner.ts'
import type { ExamTarget } from '../../query/exam.ts'

const target: ExamTarget = { exam: 'theory', targetId: 2 }
let page: Page
let device: TestDevice
let entry: typeof import('./entry.ts')
let stages: typeof import('./exam-stage.ts')
beforeEach(async () => {
  page = await openPageSignedIn()
  const { setExamDevice } = await import('../../environment/exam-device.ts')
  device = new TestDevice(page.clock)
  setExamDevice(device)
  entry = await import('./entry.ts')
  stages = await import('./exam-stage.ts')
  stages.$examStage.set({ at: 'closed', name: 'Exam' })
})
const enter = async () => {
  const entering = entry.enterAttempt(target, 'Exam')
  page.clock.advance(100)
  await entering
  return stages.$examFailure.get()
}

test('a learner who may not begin, or whose time is over, sees the reason', async () => {
  expect(await enter()).toBe('begin')
  const creditsAt = new Date(page.clock.now() - 31 * day)
  await registerInCertification(page.portal, page.learnerId, target.targetId, 'exam', { creditsAt })
  expect(await enter()).toBe('tooLate')
})

test('an exam that could not be begun may be begun again', async () => {
  await completeAllCourses(page.portal, page.learnerId, page.elsewhere, target.targetId)
  page.line.lose(getExamPaper)
  expect([await enter(), stages.$isExamBusy.get()]).toEqual(['begin', false])
  expect([await enter(), stages.$examStage.get()]).toEqual([null, { at: 'room' }])
  await awaitResponses()
})

test('no paper is opened while a busy server refuses the answers that wait on this device', async () => {
  await completeAllCourses(page.portal, page.learnerId, page.elsewhere, target.targetId)
  const { openLearnerStore, saveUnsentAnswers } = await import('./saved-exam.ts')
  const { attemptId, seat } = unwrap(await page.elsewhere.call(getExamPaper, target))
  openLearnerStore(page.learnerId)
  await saveUnsentAnswers(target, {
    attemptId,
    seat,
    answers: [{ position: 1, letters: ['A'], marked: false }],
  })
  page.line.refuse(saveExamDraft)
  expect([await enter(), page.line.times(getExamPaper)]).toEqual(['begin', 0])
  expect([await enter(), page.line.times(getExamPaper)]).toEqual([null, 1])
  await awaitResponses()
})

test('the paper carries the name, the email address and the number of its learner as a watermark', async () => {
  await completeAllCourses(page.portal, page.learnerId, page.elsewhere, target.targetId)
  const session = await (await import('../session/session.ts')).loadSession()
  if (session.state !== 'signedIn') throw new Error('The learner is not signed in')
  await enter()
  const { $paper } = await import('./paper.ts')
  const { learner } = session
  expect($paper.get()?.holder).toBe(`${displayNameOf(learner)} · ${learner.email} · ${learner.id}`)
  await awaitResponses()
})

test('no window event is reported once the learner has left the room', async () => {
  await completeAllCourses(page.portal, page.learnerId, page.elsewhere, target.targetId)
  await enter()
  const room = await import('./open-exam-room.ts')
  for (const listen of device.windows) listen('hidden')
  room.leaveAttempt()
  for (const listen of device.windows) listen('hidden')
  page.clock.advance(10_000)
  await awaitResponses()
  expect([page.line.times(recordFocus), device.windows.size]).toEqual([1, 0])
})
