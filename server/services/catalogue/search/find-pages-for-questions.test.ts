import { expect, test } from 'vitest'
import { portalPages } from '#src/domain/search/portal-pages.ts'
import { findPagesForQuestions } from './find-pages-for-questions.ts'

const term = { index: 0, text: 'a', words: ['a'] }
const answers = (query: Partial<Parameters<typeof findPagesForQuestions>[0]>) =>
  findPagesForQuestions({ terms: [term], required: [0], kinds: [], questions: [], ...query }).map(
    (id) => portalPages[id],
  )

test('a question leads to the pages that answer it', () => {
  expect(answers({ questions: ['cost'] })).toEqual(['comparison', 'plan'])
  expect(answers({ questions: ['certify', 'cost'] })).toEqual(['plan', 'comparison'])
  expect(answers({ questions: ['deletion'] })).toEqual(['account'])
})

test('a type leads to its list if nothing else is named', () => {
  expect(answers({ kinds: ['practicalExam'] })).toEqual(['practicalExams'])
  expect(answers({ kinds: ['course'], required: [], questions: [] })).toEqual([])
  expect(answers({})).toEqual([])
})
