import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { getExamResult } from '../../src/contract/exam.ts'
import { getSession } from '../../src/contract/session.ts'
import type { ExamResult, QuizKind } from '../../src/domain/exam/exam.ts'
import { examResultWith, place } from '../fixtures/certification.ts'
import { learnerWith } from '../fixtures/course.ts'
import { type FakePage, openPage } from '../fixtures/environment.ts'
import { redraw, show } from './show.tsx'

let page: FakePage

beforeEach(async () => {
  page = await openPage()
})

const showQuiz = async (kind: QuizKind, result: Partial<ExamResult> = {}) => {
  page.portal.answer(getExamResult, () => examResultWith({ mostAttempts: null, ...result }))
  return show(await import('../../src/islands/quiz/island.tsx'), {
    place,
    kind,
    id: 7,
    kept: { facts: '<p>Five questions</p>' },
  })
}
const signedIn = () => page.portal.answer(getSession, () => learnerWith())
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

test('a quiz opens for whoever is signed in and enrolled', async () => {
  signedIn()
  const user = await showQuiz('quiz', { mayEnter: true })
  await user.click(button('Start the quiz'))
  await redraw()
  expect(page.left).toEqual(['/eu/exam?relationId=7&relationType=1'])
})

test('who is not signed in is asked to, and goes nowhere', async () => {
  page.portal.answer(getSession, () => null)
  const user = await showQuiz('quiz')
  await user.click(button('Start the quiz'))
  await redraw()
  expect(page.left).toEqual([])
  const { $signInReason } = await import('../../src/stores/notices.ts')
  expect($signInReason.get()).toBe('enrolment:quiz.signIn')
})

test('before the enrolment it is closed, and says why', async () => {
  signedIn()
  await showQuiz('quiz', { mayEnter: false })
  expect(button('Start the quiz').disabled).toBe(true)
  expect(screen.getByText('Enrol in the course first. Then the quiz opens.')).toBeDefined()
})

test('one that is under way is gone on with', async () => {
  signedIn()
  await showQuiz('topic', { mayEnter: true, state: 'open', attempts: 1 })
  expect(button('Go on with the quiz').disabled).toBe(false)
})

test('after it the score shows, and it may be taken again', async () => {
  signedIn()
  await showQuiz('nonCertification', { mayEnter: true, state: 'failed', score: 40, attempts: 1 })
  expect(screen.getByText('Not passed: 40 of 100')).toBeDefined()
  expect(button('Take the quiz again').disabled).toBe(false)
})

test('what could not be loaded is said, and may be tried again', async () => {
  signedIn()
  const user = await showQuiz('quiz', { mayEnter: true, state: 'passed', score: 80 })
  expect(screen.getByText('Passed with 80 of 100')).toBeDefined()
  const { quizzes } = await import('../../src/stores/quiz.ts')
  page.portal.online = false
  await act(() => quizzes.quiz.load(7))
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded')
  page.portal.online = true
  await user.click(button('Retry'))
  await redraw()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('Passed with 80 of 100')).toBeDefined()
})
