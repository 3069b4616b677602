import { expect, test } from 'vitest'
import { openPageSignedIn } from '#tests/fixtures/page.ts'
import { markAsLearned, take } from '#tests/fixtures/server/exam.ts'
import { getSurvey } from '../../contract/catalogue/survey.ts'
import { getEvaluation } from '../../contract/learning/evaluation.ts'

const course = 1

test('the survey of a finished course is due, and opens; offline there is none, and a toast says so', async () => {
  const page = await openPageSignedIn()
  const { findDueSurvey, openChosenSurvey } = await import('./evaluation.ts')
  expect(await findDueSurvey('course', course)).toBeNull()
  await markAsLearned(page.portal, page.learnerId, [course])
  await take(page.portal, page.elsewhere, { exam: 'quiz', targetId: course }, 5)
  const due = await findDueSurvey('course', course)
  if (!due) throw new Error('No survey is due')
  expect(due).toMatchObject({ training: 'course', targetId: course })
  page.line.lose(getEvaluation)
  expect(await findDueSurvey('course', course)).toBeNull()
  const { $survey } = await import('./survey.ts')
  const { $toasts } = await import('../notice/notices.ts')
  page.line.lose(getSurvey)
  await openChosenSurvey(due)
  expect([$survey.get().state, $toasts.get().map(({ text }) => text)]).toEqual([
    ...['hidden', ['enrolment:unreachable']],
  ])
  await openChosenSurvey(due)
  expect([$survey.get().state, $toasts.get().length]).toEqual(['intro', 1])
})
