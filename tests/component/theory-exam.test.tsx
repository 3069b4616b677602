import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { getExamPaper } from '#src/contract/learning/exam.ts'
import { openPage, openPageSignedIn, type Page } from '../fixtures/page.ts'
import { place } from '../fixtures/place.ts'
import { completeAllCourses, enrol, take } from '../fixtures/server/exam.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { day } from '../fixtures/server/training.ts'
import { redraw, show } from './show.tsx'

/** Video security associate. */
const associate = 2
const theory = { exam: 'theory', targetId: associate } as const
let page: Page

beforeEach(async () => {
  page = await openPageSignedIn()
})

const showExam = async () =>
  show(await import('#src/islands/theory-exam/island.tsx'), { id: associate, kind: 'hsc' as const, place })
const ready = () => completeAllCourses(page.portal, page.learnerId, page.elsewhere, associate)
const start = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Start the theory exam' })

test('while learning the exam is closed, and the reason is shown', async () => {
  await enrol(page.elsewhere, associate)
  await showExam()
  expect(start().disabled).toBe(true)
  expect(screen.getByText('Available once you have 9 credits.')).toBeDefined()
})

test('with enough credits the exam can be started', async () => {
  await ready()
  const user = await showExam()
  await user.click(start())
  await redraw()
  expect(page.left).toEqual(['/eu/exam?relationId=2&relationType=0'])
})

test('after a failure the score shows, and that one attempt is left', async () => {
  await ready()
  await take(page.portal, page.elsewhere, theory, 36)
  await showExam()
  expect(screen.getByText('72 of 100')).toBeDefined()
  expect(screen.getByText('Attempt 1 of 2')).toBeDefined()
  expect(screen.getByText('You have one attempt left.')).toBeDefined()
})

test('the last day to start is shown with the remaining days and attempts', async () => {
  await ready()
  await showExam()
  expect(screen.getByText(/^Start by .*: 30 days left\.$/)).toBeDefined()
  expect(screen.getByText('You have 2 attempts left.')).toBeDefined()
})

test('towards the end of the window the remaining days decrease', async () => {
  await ready()
  page.clock.advance(28 * day)
  await page.signIn()
  await showExam()
  expect(screen.getByText(/: 2 days left\.$/)).toBeDefined()
})

test('after two failures the consequences are shown, with a link to all attempts', async () => {
  await ready()
  await take(page.portal, page.elsewhere, theory, 10)
  await take(page.portal, page.elsewhere, theory, 20)
  await showExam()
  expect(screen.getByText('You have used both attempts. Enroll again to get two new ones.')).toBeDefined()
  expect(screen.getByText(/Your progress will be reset to 0/)).toBeDefined()
  const all = screen.getByRole<HTMLAnchorElement>('link', { name: 'All your attempts' })
  expect(all.getAttribute('href')).toBe('/eu/exam?relationId=2&relationType=0&attempt=all')
})

test('an open attempt is resumed', async () => {
  await ready()
  unwrap(await page.elsewhere.call(getExamPaper, theory))
  await showExam()
  expect(screen.getByRole('button', { name: 'Continue the exam' })).toBeDefined()
})

test('after the end of the window the learner enrols again', async () => {
  await ready()
  page.clock.advance(30 * day + 1)
  await page.signIn()
  const user = await showExam()
  await user.click(screen.getByRole('button', { name: 'Enroll again' }))
  await redraw()
  expect(screen.getByText('Available once you have 9 credits.')).toBeDefined()
})

test('after a pass nothing can be started', async () => {
  await ready()
  await take(page.portal, page.elsewhere, theory, 44)
  await showExam()
  expect(screen.queryByRole('button')).toBeNull()
})

test('an anonymous visitor is asked to sign in', async () => {
  page = await openPage()
  const user = await showExam()
  await user.click(start())
  await redraw()
  const { $signInReason } = await import('#src/stores/notice/notices.ts')
  expect($signInReason.get()).toBe('enrolment:certification.signInForExam')
})
