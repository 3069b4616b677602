import { act, screen } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { course } from '#server/db/schema/course.ts'
import { topic } from '#server/db/schema/topic.ts'
import { getExamPaper } from '#src/contract/learning/exam.ts'
import type { QuizKind } from '#src/domain/exam/exam.ts'
import { openPage, openPageSignedIn, type Page } from '../fixtures/page.ts'
import { place } from '../fixtures/place.ts'
import { markAsLearned, take } from '../fixtures/server/exam.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { redraw, show } from './show.tsx'

/** A course and a topic, each with a quiz. */
const [courseId, topicId] = [1, 1]
const [ofLenses, ofSwitches] = [101, 102]
let page: Page

beforeEach(async () => {
  page = await openPageSignedIn()
  const { db } = page.portal
  await db.update(course).set({ quiz: ofLenses }).where(eq(course.id, courseId))
  await db.update(topic).set({ quiz: ofSwitches }).where(eq(topic.id, topicId))
})

const showQuiz = async (kind: QuizKind = 'quiz', id = courseId) =>
  show(await import('#src/islands/quiz/island.tsx'), {
    place,
    kind,
    id,
    staticHtml: { facts: '<p>Five questions</p>' },
  })
const of = (exam: QuizKind = 'quiz', targetId = courseId) => ({ targetId, exam })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

test('a quiz opens for an enrolled learner', async () => {
  await markAsLearned(page.portal, page.learnerId, [courseId])
  const user = await showQuiz()
  await user.click(button('Start the quiz'))
  await redraw()
  expect(page.left).toEqual(['/eu/exam?relationId=1&relationType=1&courseType=0'])
})

test('an anonymous visitor is asked to sign in, and stays on the page', async () => {
  page = await openPage()
  const user = await showQuiz()
  await user.click(button('Start the quiz'))
  await redraw()
  expect(page.left).toEqual([])
  const { $signInReason } = await import('#src/stores/notice/notices.ts')
  expect($signInReason.get()).toBe('enrolment:quiz.signIn')
})

test('before the enrolment the quiz is closed, and the reason is shown', async () => {
  await showQuiz()
  expect(button('Start the quiz').disabled).toBe(true)
  expect(screen.getByText('Enroll in the course first. Then the quiz opens.')).toBeDefined()
})

test('an open quiz is resumed', async () => {
  unwrap(await page.elsewhere.call(getExamPaper, of('topic', topicId)))
  await showQuiz('topic', topicId)
  expect(button('Continue the quiz').disabled).toBe(false)
})

test('after the quiz the score shows, and it can be taken again', async () => {
  await take(page.portal, page.elsewhere, of('topic', topicId), 2)
  await showQuiz('topic', topicId)
  expect(screen.getByText('Not passed: 40 of 100')).toBeDefined()
  expect(button('Take the quiz again').disabled).toBe(false)
})

test('a quiz that could not be loaded shows an error, and can be retried', async () => {
  await markAsLearned(page.portal, page.learnerId, [courseId])
  await take(page.portal, page.elsewhere, of(), 4)
  const user = await showQuiz()
  expect(screen.getByText('Passed with 80 of 100')).toBeDefined()
  const { quizResults } = await import('#src/stores/exam/quiz.ts')
  page.line.up = false
  await act(() => quizResults.quiz.load(courseId))
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded')
  page.line.up = true
  await user.click(button('Retry'))
  await redraw()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('Passed with 80 of 100')).toBeDefined()
})
