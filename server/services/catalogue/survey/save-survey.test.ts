import { expect, test } from 'vitest'
import { parseSurveyAnswers } from './save-survey.ts'

test('answers are read by their questions, without the spaces around them', () => {
  const content = JSON.stringify([
    { questionId: 1, answer: ' Fine ' },
    { questionId: 2, answer: '' },
  ])
  expect(parseSurveyAnswers(content)).toEqual(
    new Map([
      [1, 'Fine'],
      [2, ''],
    ]),
  )
})

test.each([
  '',
  '{}',
  '[1]',
  '[{"questionId":"1","answer":"a"}]',
  '[{"questionId":1}]',
  '[{"questionId":1,"answer":1}]',
  '[{"questionId":1,"answer":"a\\u0000"}]',
])('%j is not a list of answers', (content) => {
  expect(parseSurveyAnswers(content)).toBeUndefined()
})
