import { screen, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { course } from '#server/db/schema/course.ts'
import { topic } from '#server/db/schema/topic.ts'
import { getExamPaper } from '#src/contract/learning/exam.ts'
import { getExamTerms } from '#src/contract/learning/exam-terms.ts'
import { grantExtraTime } from '#src/contract/learning/extra-time.ts'
import { getServerTime } from '#src/contract/protocol/server-time.ts'
import { awaitResponses } from '../fixtures/page.ts'
import { markAsLearned } from '../fixtures/server/exam.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { staff } from '../fixtures/server/training.ts'
import {
  begin,
  device,
  openExamPage,
  openExamPageAnonymously,
  page,
  ready,
  showRoom,
  theory,
} from './exam-page.ts'
import { redraw } from './show.tsx'

beforeEach(openExamPage)

test('the entry page shows questions, time, pass mark, attempts, and the end of the window', async () => {
  await ready()
  await showRoom()
  expect(screen.getByRole('heading', { level: 1, name: 'Video security associate' })).toBeDefined()
  for (const text of ['50', '60 minutes', '80 of 100', '2']) expect(screen.getByText(text)).toBeDefined()
  expect(screen.getByText('Start by').nextSibling?.textContent).toMatch(/\d{4}, \d\d:\d\d \S+$/)
  expect(screen.getByText(/^The server responds in/)).toBeDefined()
})

test('extra time is shown on the entry page and beside the clock', async () => {
  await ready()
  const reviewer = await staff(page.portal, 'reviewer')
  unwrap(await reviewer.call(grantExtraTime, { email: page.email, percent: 25 }))
  const user = await showRoom()
  expect(screen.getByText('75 minutes')).toBeDefined()
  expect(screen.getByText('This includes 15 minutes of extra time that you were granted.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Start the exam' }))
  page.clock.advance(100)
  await redraw()
  expect(screen.getByRole('timer').textContent).toContain('includes +15 min')
})

test('a start waits a tenth of a second, and a second click is ignored', async () => {
  await ready()
  const user = await showRoom()
  await user.click(screen.getByRole('button', { name: 'Start the exam' }))
  await user.click(screen.getByRole('button', { name: 'Start the exam' }))
  page.clock.advance(99)
  await redraw()
  expect(page.line.times(getExamPaper)).toBe(0)
  page.clock.advance(1)
  await redraw()
  expect(page.line.times(getExamPaper)).toBe(1)
  expect(device.holds).toBe(true)
})

test('a learner who does not qualify gets one link back, to the right page', async () => {
  await showRoom()
  const dialog = await screen.findByRole('dialog', { name: 'You can’t start yet' })
  const back = within(dialog).getByRole<HTMLAnchorElement>('link', { name: 'Back to the certification' })
  expect(back.getAttribute('href')).toBe('/eu/certification/detail/2#take-exam')
  expect(screen.getByRole('banner').textContent).toContain('Video security associate')
})

test('an unknown exam and an address without one lead to the not-found page', async () => {
  page.at('/eu/exam?relationId=999&relationType=0')
  await showRoom()
  expect(page.left).toEqual(['/eu/exception/notFound'])
  await openExamPage()
  page.at('/eu/exam')
  await showRoom()
  expect(page.left).toEqual(['/eu/exception/notFound'])
})

test('an anonymous visitor is asked to sign in', async () => {
  await openExamPageAnonymously()
  await showRoom()
  const { $signInReason } = await import('#src/stores/notice/notices.ts')
  expect($signInReason.get()).toBe('enrolment:certification.signInForExam')
  expect(await screen.findByRole('link', { name: 'Back to the certification' })).toBeDefined()
})

test.each([
  ['quiz', '1', 'Course quiz'],
  ['topic', '2', 'Topic quiz'],
] as const)(
  'a %s has no clock and no last attempt, and is tried again with another draw',
  async (kind, code, name) => {
    const { db } = page.portal
    if (kind === 'quiz') {
      await db.update(course).set({ quiz: 101 }).where(eq(course.id, 1))
      await markAsLearned(page.portal, page.learnerId, [1])
    } else await db.update(topic).set({ quiz: 101 }).where(eq(topic.id, 1))
    page.at(`/eu/exam?relationId=1&relationType=${code}`)
    const user = await showRoom()
    expect(screen.getByText(name)).toBeDefined()
    expect(screen.getAllByText('No limit')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Start the quiz' }))
    page.clock.advance(100)
    await redraw()
    expect(screen.queryByRole('timer')).toBeNull()
    expect(screen.getByText('Question 1 of 5')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Submit quiz' }))
    await user.click(screen.getByRole('button', { name: 'Submit anyway' }))
    await redraw()
    expect(screen.getByText('You need 60 of 100.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await redraw()
    expect(screen.getByRole('button', { name: 'Start the quiz' })).toBeDefined()
  },
)

const entry = () => import('#src/stores/exam/entry.ts')
const stage = async () => (await import('#src/stores/exam/exam-stage.ts')).$examStage.get()

test('attempts and an analysis open under the name of the exam, and without it when it can’t be loaded', async () => {
  const { openExam } = await entry()
  await openExam(theory, { attempts: true })
  expect(await stage()).toEqual({ at: 'attempts', name: 'Video security associate' })
  page.line.lose(getExamTerms)
  await openExam(theory, { attemptId: 7 })
  expect(await stage()).toEqual({ at: 'analysis', name: '', attemptId: 7 })
})

test('offline, only a paper that was open in this tab and is stored on this device is opened again', async () => {
  await begin()
  const { openExam } = await entry()
  page.line.up = false
  const at = async (change: () => unknown) => {
    change()
    await openExam(theory)
    return (await stage()).at
  }
  const inTab = (value: string) => page.visit.set('exam-room theory 2', value)
  expect(await at(() => inTab('0'))).toBe('failed')
  expect(await at(() => inTab('1'))).toBe('room')
  expect(await at(() => device.kept.clear())).toBe('failed')
})

test('the delay is the median of three, and slow from a second and a half', async () => {
  const { $deviceTestResults, testDevice } = await import('#src/stores/exam/device-test.ts')
  const measure = async (...delays: number[]) => {
    const answers = [page.line.hold(getServerTime)]
    const testing = testDevice(page.learnerId)
    for (const delay of delays) {
      await awaitResponses()
      page.clock.advance(delay)
      if (answers.length < delays.length) answers.push(page.line.hold(getServerTime))
      answers.at(delay === delays.at(-1) ? -1 : -2)?.()
    }
    await testing
    return $deviceTestResults.get()
  }
  expect(await measure(1500, 100, 3000)).toMatchObject({ connection: 'slow', delay: 1500 })
  expect(await measure(1499, 100, 3000)).toMatchObject({ connection: 'good', delay: 1499 })
  device.keeps = false
  page.line.lose(getServerTime)
  await testDevice(page.learnerId)
  expect($deviceTestResults.get()).toEqual({
    connection: 'none',
    delay: null,
    canStore: false,
    canReload: true,
  })
})
