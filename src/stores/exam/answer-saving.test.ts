import { beforeEach, expect, test } from 'vitest'
import { TestDevice } from '#tests/fixtures/device.ts'
import { retryAfter } from '#tests/fixtures/line.ts'
import { awaitResponses, openPageSignedIn, type Page } from '#tests/fixtures/page.ts'
import { completeAllCourses } from '#tests/fixtures/server/exam.ts'
import { unwrap } from '#tests/fixtures/server/result.ts'
import { getExamPaper, saveExamDraft, submitExam } from '../../contract/learning/exam.ts'
import type { ExamTarget } from '../../query/exam.ts'

const target: ExamTarget = { exam: 'theory', targetId: 2 }
let page: Page
let device: TestDevice
let saving: typeof import('./answer-saving.ts')
let events: string[]

/** Opens the exam paper of the theory exam, with the given unsent answers. */
async function open(before: Parameters<typeof saving.startSaving>[2] = []): Promise<void> {
  const { openPaper, paperOf } = await import('./paper.ts')
  const { openLearnerStore } = await import('./saved-exam.ts')
  openLearnerStore(page.learnerId)
  openPaper(paperOf({ name: 'Exam', holder: '' }, unwrap(await page.elsewhere.call(getExamPaper, target))))
  const listener = {
    onOver: () => void events.push('over'),
    onTaken: () => void events.push('taken'),
    onOtherLearner: () => void events.push('stranger'),
  }
  saving.startSaving(target, listener, before)
}
beforeEach(async () => {
  page = await openPageSignedIn()
  device = new TestDevice(page.clock)
  const { setExamDevice } = await import('../../environment/exam-device.ts')
  setExamDevice(device)
  saving = await import('./answer-saving.ts')
  events = []
  await completeAllCourses(page.portal, page.learnerId, page.elsewhere, 2)
})

const state = () => saving.$answerSaving.get().state
const sent = () => page.line.sent(saveExamDraft).map(({ answers }) => answers.map(({ position }) => position))
const storedAnswers = async () =>
  (await (await import('./saved-exam.ts')).readSavedExam(target)).waiting?.answers
const choose = async (letter = 'A') => {
  saving.chooseOption(letter)
  await awaitResponses()
}
const after = async (milliseconds: number) => {
  page.clock.advance(milliseconds)
  await awaitResponses()
}

test('a saved answer no longer waits', async () => {
  await open()
  saving.chooseOption('A')
  expect(state()).toBe('saving')
  await awaitResponses()
  expect(saving.$answerSaving.get()).toMatchObject({ state: 'saved', at: expect.stringContaining('T') })
  expect([sent(), saving.listWaitingAnswers()]).toEqual([[[1]], []])
})

test('an option that the question does not have is not chosen', async () => {
  await open()
  await choose('Z')
  expect([sent(), state()]).toEqual([[], 'saved'])
})

test('a mark is saved with the answer, and removed again', async () => {
  await open()
  await choose('A')
  saving.toggleMark()
  await awaitResponses()
  saving.toggleMark()
  await awaitResponses()
  const [first, second, third] = page.line.sent(saveExamDraft).map(({ answers }) => answers[0])
  expect([first, second, third].map((each) => each?.marked)).toEqual([false, true, false])
  expect(second?.letters).toEqual(['A'])
})

test('an answer that a busy server refuses is kept, and sent again when the server wants it', async () => {
  await open()
  page.line.refuse(saveExamDraft)
  await choose('A')
  expect([state(), sent()]).toEqual(['kept', [[1]]])
  await after(retryAfter * 1000 - 1)
  expect(sent()).toEqual([[1]])
  await after(1)
  expect([state(), sent()]).toEqual(['saved', [[1], [1]]])
})

test('offline, an answer is stored on the device, and sent five seconds later', async () => {
  await open()
  page.line.up = false
  await choose()
  expect(state()).toBe('kept')
  expect(await storedAnswers()).toMatchObject([{ position: 1, letters: ['A'] }])
  page.line.up = true
  await after(4999)
  expect(sent()).toEqual([])
  await after(1)
  expect([sent(), state(), await storedAnswers()]).toEqual([[[1]], 'saved', undefined])
})

test('a device that stores nothing keeps the page open, but only while an answer waits', async () => {
  device.keeps = false
  await open()
  page.line.up = false
  await after(30_000)
  expect(state()).toBe('kept')
  await choose()
  expect(state()).toBe('held')
  page.line.up = true
  await after(5000)
  expect(state()).toBe('saved')
})

test('an idle exam room saves every 30 seconds, and when the connection returns', async () => {
  await open()
  await after(29_999)
  expect(sent()).toEqual([])
  await after(1)
  expect(sent()).toEqual([[]])
  page.comesOnline.fire()
  await awaitResponses()
  expect(sent()).toEqual([[], []])
})

test('a hidden page sends the waiting answers', async () => {
  await open()
  page.line.up = false
  await choose()
  page.line.up = true
  page.hides.fire()
  await awaitResponses()
  expect(sent()).toEqual([[1]])
})

test('answers that waited before the page was opened are sent with the next save, in the order of the paper', async () => {
  const given = { letters: ['A'], marked: false }
  await open([
    { position: 3, ...given },
    { position: 2, ...given },
  ])
  expect(state()).toBe('kept')
  await choose()
  expect(sent()).toEqual([[1, 2, 3]])
  const { $answers } = await import('./paper.ts')
  expect($answers.get()[3]).toEqual(given)
})

test('one save at a time: an answer that was changed meanwhile is sent after it', async () => {
  await open()
  const first = page.line.hold(saveExamDraft)
  await choose('A')
  await choose('B')
  expect(sent()).toEqual([[1]])
  const second = page.line.hold(saveExamDraft)
  first()
  await awaitResponses()
  expect([sent(), state()]).toEqual([[[1], [1]], 'saving'])
  second()
  await awaitResponses()
  expect(page.line.sent(saveExamDraft)[1]?.answers[0]?.letters).toContain('B')
  expect(state()).toBe('saved')
})

test('no answer is sent before this device has stored it, so an older one never replaces it after a reload', async () => {
  await open()
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  device.slowness = first.promise
  await choose('A')
  device.slowness = second.promise
  await choose('B')
  device.slowness = Promise.resolve()
  first.resolve()
  await awaitResponses()
  const letters = () => page.line.sent(saveExamDraft).map(({ answers }) => answers[0]?.letters)
  expect(letters()[0]).toEqual(['A'])
  second.resolve()
  await awaitResponses()
  expect(letters().at(-1)).toContain('B')
  expect([state(), await storedAnswers()]).toEqual(['saved', undefined])
})

test('after the end nothing is saved', async () => {
  await open()
  saving.stopSaving()
  await choose()
  await after(60_000)
  page.hides.fire()
  page.comesOnline.fire()
  await awaitResponses()
  expect(sent()).toEqual([])
})

test('an attempt that ended elsewhere, or is another learner’s, is reported', async () => {
  await open()
  const { attemptId } = unwrap(await page.elsewhere.call(getExamPaper, target))
  unwrap(await page.elsewhere.call(submitExam, { ...target, attemptId, answers: [] }))
  await choose()
  expect([events, sent()]).toEqual([['over'], [[1]]])
  const { signIn } = await import('#tests/fixtures/server/sign-in.ts')
  page.headers.Cookie = (await signIn(page.portal, 'another@demo.test')).cookie
  await after(30_000)
  expect(events).toEqual(['over', 'stranger'])
})

test('a newer seat of the same attempt is reported once the answer is saved', async () => {
  await open()
  unwrap(await page.elsewhere.call(getExamPaper, target))
  await choose()
  expect([events, state()]).toEqual([['taken'], 'saved'])
})

test('a session that ended is handled once, and the answers stay on the device', async () => {
  await open()
  const { setSessionEndHandler } = await import('../session/session.ts')
  setSessionEndHandler(() => void events.push('session ended'))
  delete page.headers.Cookie
  await choose()
  expect([events, state()]).toEqual([['session ended'], 'ended'])
  expect(await storedAnswers()).toHaveLength(1)
})
