import { screen, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { attempt, attemptQuestion } from '#server/db/schema/attempt.ts'
import { question } from '#server/db/schema/pool.ts'
import { voidQuestion } from '#src/contract/publishing/question-statistics.ts'
import { take } from '../fixtures/server/exam.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { staff } from '../fixtures/server/training.ts'
import { openExamPage, page, ready, showRoom, theory } from './exam-page.ts'
import { redraw } from './show.tsx'

beforeEach(openExamPage)

test('after a pass the next step is the application, and the answers can be viewed', async () => {
  await ready()
  await take(page.portal, page.elsewhere, theory, 44)
  await showRoom()
  expect(await screen.findByRole('heading', { name: 'You have passed' })).toBeDefined()
  expect(await screen.findByRole('link', { name: 'Apply for the certificate' })).toBeDefined()
  const answers = await screen.findByRole<HTMLAnchorElement>('link', { name: /^View the answers/ })
  page.at(answers.getAttribute('href') ?? '')
  const user = await showRoom()
  expect(await screen.findByText('44 of 50 right')).toBeDefined()
  await user.click(screen.getByLabelText('Wrong answers only'))
  expect(screen.getAllByRole('article')).toHaveLength(6)
})

test('a voided question shows that it counts as right for everybody', async () => {
  await ready()
  await take(page.portal, page.elsewhere, theory, 39)
  const answered = await page.portal.db
    .select({ id: question.id, correct: question.correct, given: attemptQuestion.given })
    .from(attemptQuestion)
    .innerJoin(question, eq(question.id, attemptQuestion.questionId))
    .innerJoin(attempt, eq(attempt.id, attemptQuestion.attemptId))
    .where(eq(attempt.learnerId, page.learnerId))
  const wrong = answered.find(({ correct, given }) => !correct.every((option) => given.includes(option)))
  const reviewer = await staff(page.portal, 'reviewer')
  unwrap(await reviewer.call(voidQuestion, { questionId: wrong?.id as number, reason: 'Two are right' }))
  const [row] = await page.portal.db.select().from(attempt).where(eq(attempt.learnerId, page.learnerId))
  page.at(`/eu/exam?relationId=2&relationType=0&attempt=${row?.id}`)
  await showRoom()
  expect(await screen.findByText('40 of 50 right')).toBeDefined()
  const statusText = screen.getAllByText(/^This question was removed/)
  expect(statusText).toHaveLength(1)
  expect(within(statusText[0]?.closest('article') as HTMLElement).getByText('Right')).toBeDefined()
})

test('after two failures the consequences of enrolling again are shown and confirmed', async () => {
  await ready()
  await take(page.portal, page.elsewhere, theory, 10)
  await take(page.portal, page.elsewhere, theory, 20)
  const user = await showRoom()
  expect(await screen.findByText('You need 80 of 100. You have 0 attempts left.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Enroll again' }))
  const dialog = screen.getByRole('dialog', { name: 'Enroll again' })
  await user.click(within(dialog).getByRole('button', { name: 'Enroll again' }))
  await redraw()
  expect(page.left).toEqual(['/eu/certification/detail/2'])
})
