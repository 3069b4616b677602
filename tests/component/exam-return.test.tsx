import { screen, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { session } from '#server/db/schema/session.ts'
import { topic } from '#server/db/schema/topic.ts'
import { getExamPaper, saveExamDraft, submitExam } from '#src/contract/learning/exam.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'
import {
  attemptId,
  device,
  enterExam,
  givenOf,
  openExamPage,
  openTheoryPaper,
  page,
  reloadExamPage,
  showRoom,
  submitOpen,
  theory,
} from './exam-page.ts'
import { redraw } from './show.tsx'

beforeEach(openExamPage)

/** The page of a quiz, which has no time limit. */
const quizAddress = '/eu/exam?relationId=1&relationType=2'

test('offline, answers wait on the device, and are deleted there once they are acknowledged', async () => {
  const user = await openTheoryPaper()
  const id = await attemptId()
  page.line.up = false
  await user.keyboard('a')
  await redraw()
  expect(screen.getAllByText('Offline: stored on this device')).toHaveLength(2)
  expect([...device.kept.keys()].some((name) => name.includes('waiting'))).toBe(true)
  page.line.up = true
  page.comesOnline.fire()
  await redraw()
  expect([...device.kept.keys()].some((name) => name.includes('waiting'))).toBe(false)
  // The server also accepts an answer from the page that was open before the test reopened the paper.
  expect(await givenOf(id)).toBe(1)
})

test('a browser without storage shows that the page must stay open', async () => {
  const user = await openTheoryPaper()
  device.keeps = false
  page.line.up = false
  await user.keyboard('a')
  await redraw()
  expect(screen.getAllByText('Offline: keep this page open').length).toBeGreaterThan(0)
})

test('another tab takes the seat immediately, and the seat can be taken back', async () => {
  const user = await openTheoryPaper()
  const { attemptId: id, seat } = unwrap(await page.elsewhere.call(getExamPaper, theory))
  const { act } = await import('@testing-library/react')
  act(() => device.hear({ attemptId: id, seat }))
  await redraw()
  expect(screen.getByRole('heading', { name: 'You continued elsewhere' })).toBeDefined()
  await user.keyboard('a')
  await redraw()
  expect(page.line.sent(saveExamDraft).flatMap(({ answers }) => answers)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Continue here instead' }))
  await redraw()
  expect(screen.getByText('Question 1 of 50')).toBeDefined()
  expect(device.told.at(-1)).toEqual({ attemptId: id, seat: seat + 1 })
  const { $paper } = await import('#src/stores/exam/paper.ts')
  expect($paper.get()?.name).toBe('Video security associate')
})

test('another device takes the seat with the next save', async () => {
  const user = await openTheoryPaper()
  unwrap(await page.elsewhere.call(getExamPaper, theory))
  await user.keyboard('a')
  await redraw()
  expect(screen.getByRole('heading', { name: 'You continued elsewhere' })).toBeDefined()
})

test('a save that is answered after the exam was submitted does not change the result', async () => {
  const user = await openTheoryPaper()
  const release = page.line.hold(saveExamDraft)
  await user.keyboard('a')
  await redraw()
  await submitOpen(user)
  release()
  await redraw()
  expect(screen.getByRole('heading', { name: 'Not passed this time' })).toBeDefined()
})

test('a slow write that ends after the submission is deleted', async () => {
  const user = await openTheoryPaper()
  const { promise, resolve } = Promise.withResolvers<void>()
  device.slowness = promise
  await user.keyboard('a')
  await submitOpen(user)
  resolve()
  await redraw()
  expect([...device.kept.keys()].filter((name) => name.includes(' paper '))).toEqual([])
})

test('when the session ends, the page and the answers stay', async () => {
  const user = await openTheoryPaper()
  await page.portal.db.delete(session).where(eq(session.learnerId, page.learnerId))
  await user.keyboard('a')
  await redraw()
  expect(page.left).toEqual([])
  expect(screen.getAllByText('Session ended: stored on this device')).not.toHaveLength(0)
  const dialog = screen.getByRole('dialog', { name: 'Your session has ended' })
  await user.click(within(dialog).getByRole('button', { name: 'Sign in and continue' }))
  expect(device.holds).toBe(false)
  expect(page.left[0]).toContain('/user/sso/login')
  expect(decodeURIComponent(page.left[0] ?? '')).toContain('/eu/exam?relationId=2&relationType=0')
})

test('offline, a reload continues with the stored paper', async () => {
  const user = await openTheoryPaper()
  await user.keyboard('a')
  await redraw()
  await reloadExamPage()
  page.line.up = false
  const again = await showRoom()
  expect(screen.getByText('Question 1 of 50')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Question 1, Answered' })).toBeDefined()
  await again.keyboard('{ArrowRight}b')
  await redraw()
  expect(screen.getAllByText('2 of 50 answered')).not.toHaveLength(0)
})

test('another learner on this device sees nothing of the exam, whose answers wait', async () => {
  const user = await openTheoryPaper()
  page.line.up = false
  await user.keyboard('a')
  await redraw()
  page.line.up = true
  page.headers.Cookie = (await signIn(page.portal, 'somebody-else@demo.test')).cookie
  page.comesOnline.fire()
  await redraw()
  expect(page.left).toEqual(['/eu/exam?relationId=2&relationType=0'])
  expect([...device.kept.keys()].some((name) => name.includes('waiting'))).toBe(true)
})

test('after a reload without a connection, answers that this device stored need no open page', async () => {
  const user = await openTheoryPaper()
  page.line.up = false
  await user.keyboard('a')
  await redraw()
  await reloadExamPage()
  page.line.up = false
  await showRoom()
  await redraw()
  expect(screen.getAllByText('Offline: stored on this device')).not.toHaveLength(0)
  expect(screen.queryByText('Offline: keep this page open')).toBeNull()
})

test('a reload returns to the open question', async () => {
  const user = await openTheoryPaper()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  await reloadExamPage()
  await showRoom()
  await redraw()
  expect(screen.getByText('Question 3 of 50')).toBeDefined()
})

test('another exam begins with its first question', async () => {
  const user = await openTheoryPaper()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  await submitOpen(user)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await redraw()
  await enterExam(user, 'Start the exam')
  expect(screen.getByText('Question 1 of 50')).toBeDefined()
})

test('the message about the ended session mentions the clock only in timed exams', async () => {
  const endSession = async () => {
    await page.portal.db.delete(session).where(eq(session.learnerId, page.learnerId))
    page.clock.advance(30_000)
    await redraw()
    return screen.getByRole('dialog', { name: 'Your session has ended' }).textContent
  }
  await openTheoryPaper()
  expect(await endSession()).toContain('The clock is still running.')
  await openExamPage()
  await page.portal.db.update(topic).set({ quiz: 101 }).where(eq(topic.id, 1))
  page.at(quizAddress)
  await enterExam(await showRoom(), 'Start the quiz')
  expect(await endSession()).not.toContain('clock')
})

test('at the end of the time, a returning connection enables submitting', async () => {
  const user = await openTheoryPaper()
  page.clock.advance(3_599_000)
  await redraw()
  page.line.up = false
  page.clock.advance(1000)
  await redraw()
  const dialog = () => screen.getByRole('dialog', { name: 'Time is up' })
  await user.click(within(dialog()).getByRole('button', { name: 'OK' }))
  await redraw()
  expect(dialog().textContent).toContain('You are offline.')
  page.line.up = true
  page.comesOnline.fire()
  await redraw()
  expect(dialog().textContent).toContain('Your answers will be submitted as they are.')
  expect(screen.queryByText('1 minute left')).toBeNull()
})

test('at the end of the time, a missing connection is shown immediately', async () => {
  const user = await openTheoryPaper()
  page.line.up = false
  await user.keyboard('a')
  await redraw()
  page.clock.advance(3_600_000)
  await redraw()
  expect(screen.getByRole('dialog', { name: 'Time is up' }).textContent).toContain('You are offline.')
})

test('the bar on a phone shows the number of answered questions', async () => {
  const user = await openTheoryPaper()
  await user.keyboard('{ArrowRight}{ArrowRight}a')
  await redraw()
  expect(screen.getByRole('button', { name: 'Answer sheet: 1 of 50 answered' })).toBeDefined()
})

const secondsLeft = async () => (await import('#src/stores/exam/exam-clock.ts')).$secondsLeft.get()
const stage = async () => (await import('#src/stores/exam/exam-stage.ts')).$examStage.get()

test('after a reload without a connection the clock goes on, and a quiz still has none', async () => {
  await openTheoryPaper()
  const before = (await secondsLeft()) ?? 0
  await reloadExamPage()
  page.line.up = false
  page.clock.advance(60_100)
  await showRoom()
  expect(await secondsLeft()).toBe(before - 60)
  await openExamPage()
  await page.portal.db.update(topic).set({ quiz: 101 }).where(eq(topic.id, 1))
  page.at(quizAddress)
  await enterExam(await showRoom(), 'Start the quiz')
  await reloadExamPage(quizAddress)
  page.line.up = false
  await showRoom()
  expect([(await stage()).at, await secondsLeft()]).toEqual(['room', null])
})

const submitElsewhere = async () => {
  const request = { ...theory, attemptId: await attemptId(), answers: [] }
  unwrap(await page.elsewhere.call(submitExam, request))
}

test('the result of an attempt that was submitted elsewhere is shown with the next save, also after a reload without a connection', async () => {
  const result = { at: 'result', name: 'Video security associate' }
  const user = await openTheoryPaper()
  await submitElsewhere()
  await user.keyboard('a')
  await redraw()
  expect(await stage()).toMatchObject(result)
  await openExamPage()
  await openTheoryPaper()
  await reloadExamPage()
  page.line.up = false
  await showRoom()
  expect(await stage()).toEqual({ at: 'room' })
  page.line.up = true
  await submitElsewhere()
  page.comesOnline.fire()
  await redraw()
  expect(await stage()).toMatchObject(result)
})
