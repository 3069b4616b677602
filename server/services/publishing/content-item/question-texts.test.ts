import { expect, test } from 'vitest'
import { canHaveLatex, textsOfQuestions } from './question-texts.ts'

const pool = (...questions: unknown[]) => ({ family: 'pool' as const, id: 7, document: { questions } })
const asked = (question: unknown, more: object = {}) =>
  pool({ texts: { en: { question: 'Which?' } } }, { texts: { en: { question, ...more } } })

test('the texts of questions have their paths, in each language', () => {
  const [en, de, other] = ['a', 'b', 'c'].map((question) => ({ question }))
  expect(textsOfQuestions(pool({ texts: { en, de } }, { texts: { en: other } }))).toEqual([
    { path: 'questions.0.texts.en', texts: en },
    { path: 'questions.0.texts.de', texts: de },
    { path: 'questions.1.texts.en', texts: other },
  ])
})

test.each([1, null, {}, { texts: 1 }, { texts: { en: 1, de: null } }])(
  '%j is a question without texts',
  (question) => {
    expect(textsOfQuestions(pool(question))).toEqual([])
  },
)

test('documents that are no pools, or have no list of questions, have no texts', () => {
  const { document } = asked('$x$')
  expect(textsOfQuestions({ family: 'survey', id: 7, document })).toEqual([])
  for (const other of [null, 1, [], {}, { questions: {} }])
    expect(textsOfQuestions({ family: 'pool', id: 7, document: other })).toEqual([])
})

test.each([
  ['Is $x$ so?', true],
  ['Is \\(x\\) so?', true],
  ['Is x so?', false],
  [7, false],
  ['<math><mi>$</mi></math> so?', false],
  ['<math><mi>x</mi></math> or $x$?', true],
])('%j may be LaTeX: %s', (question, may) => {
  expect(canHaveLatex(asked(question))).toBe(may)
})

test('options and explanations may have LaTeX too', () => {
  expect(canHaveLatex(asked('a', { options: ['a', 'b'], explanation: 'c' }))).toBe(false)
  expect(canHaveLatex(asked('a', { options: ['a', '$b$'] }))).toBe(true)
  expect(canHaveLatex(asked('a', { explanation: '$c$' }))).toBe(true)
})
