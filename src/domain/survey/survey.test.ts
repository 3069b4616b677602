import { expect, test } from 'vitest'
import { areAnswersComplete, isValidAnswer, type SurveyQuestion } from './survey.ts'
import { surveyDocument } from './survey-document.ts'

const question = (change: Partial<SurveyQuestion>): SurveyQuestion => ({
  id: 101,
  content: 'How was it?',
  type: 'single',
  required: true,
  options: ['Good', 'Bad', 'Neither'],
  answer: '',
  ...change,
})

test.each([
  ['single', 'Good', true],
  ['single', 'Good,Bad', false],
  ['single', 'Ugly', false],
  ['multiple', 'Good,Bad', true],
  ['multiple', 'Good,Good', false],
  ['multiple', 'Good,Ugly', false],
  ['text', 'x'.repeat(200), true],
  ['text', 'x'.repeat(201), false],
] as const)('to a question of type %s the answer %s: %s', (type, answer, expected) => {
  expect(isValidAnswer(question({ type }), answer)).toBe(expected)
})

test('only required questions need an answer', () => {
  expect(isValidAnswer(question({}), '')).toBe(false)
  expect(isValidAnswer(question({ required: false }), '')).toBe(true)
})

test('a required text question needs an answer', () => {
  expect(areAnswersComplete([question({ type: 'text' })], new Map())).toBe(false)
  expect(areAnswersComplete([question({ required: false })], new Map())).toBe(true)
})

test('answers are complete if every required question has a valid one, and none is of another survey', () => {
  const questions = [question({}), question({ id: 102, type: 'text', required: false })]
  expect(areAnswersComplete(questions, new Map([[101, 'Good']]))).toBe(true)
  expect(areAnswersComplete(questions, new Map([[102, 'Fine']]))).toBe(false)
  expect(
    areAnswersComplete(
      questions,
      new Map([
        [101, 'Good'],
        [999, 'x'],
      ]),
    ),
  ).toBe(false)
})

test('options of a multiple-choice question must not contain a comma', () => {
  const survey = (type: string, option: string) => ({
    training: 'course',
    audience: {},
    texts: { en: { name: 'Survey', description: 'After the course' } },
    questions: [{ id: 1, type, required: true, texts: { en: { content: 'Which?', options: [option] } } }],
  })
  const paths = (type: string, option: string) =>
    surveyDocument.safeParse(survey(type, option)).error?.issues.map(({ path }) => path.join('.')) ?? []
  expect(paths('multiple', 'Films, slides')).toContain('questions.0')
  expect(paths('multiple', 'Films')).not.toContain('questions.0')
  expect(paths('single', 'Films, slides')).not.toContain('questions.0')
})
