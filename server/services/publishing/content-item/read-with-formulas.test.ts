import { expect, test } from 'vitest'
import { readWithFormulas } from './read-with-formulas.ts'

const pool = (id: number, question: string, more: object = {}) => ({
  ...{ family: 'pool' as const, id },
  document: {
    ...{ name: 'A pool', use: 'theory', audience: { tenants: ['main'] } },
    questions: [
      {
        ...{ id: 1, code: 'Q-1', type: 'trueFalse', correct: [0] },
        texts: { en: { question, options: ['True', 'False'], explanation: '' } },
      },
    ],
    ...more,
  },
})
const asked = (item: unknown) =>
  (item as ReturnType<typeof pool>).document.questions.map(({ texts }) => texts.en.question)

test('the LaTeX of documents is rendered', () => {
  const read = readWithFormulas({ documents: [pool(7, 'Is \\(x^2\\) even?'), pool(8, 'Is it so?')] })
  const [first, second] = read as unknown[]
  expect(first).toMatchObject({ family: 'pool', id: 7 })
  expect(asked(first).join()).toMatch(/^Is <math.*<msup>.*<\/math> even\?$/)
  expect(asked(second)).toEqual(['Is it so?'])
})

test('the LaTeX of an incomplete draft is rendered', () => {
  const read = readWithFormulas({ draft: pool(7, 'Is \\(x^2\\) even?', { name: undefined }) })
  expect(asked(read).join()).toContain('<msup>')
})

const wrong = 'Is \\(\\frac{1}\\) even?'
const issues = [
  {
    path: 'questions.0.texts.en.question',
    message: expect.stringContaining("has a formula that can't be rendered: "),
  },
]

test('a formula that cannot be rendered is an issue with its path', () => {
  expect(readWithFormulas({ draft: pool(7, wrong) })).toEqual({ refusal: 'invalid', context: { issues } })
  expect(readWithFormulas({ documents: [pool(6, 'Is it so?'), pool(7, wrong)] })).toEqual({
    refusal: 'invalid',
    context: { item: 'pool 7', issues },
  })
})

test('errors of a document are reported before those of its formulas', () => {
  const context = { issues: [{ path: 'name', message: 'expects a text in quotes', reason: 'wrongType' }] }
  const given = pool(7, wrong, { name: 7 })
  expect(readWithFormulas({ draft: given })).toEqual({ refusal: 'invalid', context })
  expect(readWithFormulas({ documents: [given] })).toEqual({
    refusal: 'invalid',
    context: { item: 'pool 7', ...context },
  })
})
