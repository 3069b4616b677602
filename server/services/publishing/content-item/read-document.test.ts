import { expect, test } from 'vitest'
import { readDocument, readDocuments, readDraft } from './read-document.ts'

const pool = (questions: unknown[]) => ({
  name: 'A pool',
  use: 'theory',
  audience: { tenants: ['main'] },
  questions,
})
const issuesOf = (read: ReturnType<typeof readDocument>) =>
  (read as { context?: { issues: { path: string; message: string; reason?: string }[] } }).context?.issues ??
  []

test('a document that fits is the document of its item', () => {
  expect(readDocument('pool', 7, pool([]))).toMatchObject({ family: 'pool', id: 7, document: pool([]) })
})

test('of many mistakes the first hundred are reported, each with its path', () => {
  const read = readDocument('pool', 7, pool(Array(200).fill(1)))
  expect(read).toMatchObject({ refusal: 'invalid' })
  expect(issuesOf(read).map(({ path }) => path)).toEqual(
    Array.from({ length: 100 }, (_, index) => `questions.${index}`),
  )
})

test('a document with more mistakes than can be listed is refused too', () => {
  expect(readDocument('pool', 7, pool(Array(500_000).fill(1)))).toEqual({
    refusal: 'invalid',
    context: { issues: [{ path: '', message: 'has too many mistakes' }] },
  })
})

test('an error states its cause', () => {
  expect(issuesOf(readDocument('pool', 7, pool([1])))).toEqual([
    { path: 'questions.0', message: 'expects an object in { }', reason: 'wrongType' },
  ])
})

test('a fraction is refused as no whole number', () => {
  const issues = issuesOf(readDocument('course', 7, { credits: 2.5 }))
  expect(issues.find(({ path }) => path === 'credits')?.reason).toBe('wholeNumber')
})

test('each unknown field is named', () => {
  const issues = issuesOf(readDocument('pool', 7, { ...pool([]), nmae: 'A', foo: 1 }))
  expect(issues.map(({ path }) => path)).toEqual(['nmae', 'foo'])
})

test('an unknown field is named by its path; a long path is shortened', () => {
  expect(issuesOf(readDocument('pool', 7, { ...pool([]), nmae: 'A' }))).toEqual([
    {
      path: 'nmae',
      message: 'is unknown here; expected one of name, use, kind, topics, questions, audience',
      reason: 'unknownField',
    },
  ])
  const read = readDocument('pool', 7, { ...pool([]), ['x'.repeat(600)]: 1 })
  expect(issuesOf(read)[0]?.path).toHaveLength(500)
})

test('a draft is refused for wrong fields, not for missing ones', () => {
  expect(readDraft({ family: 'pool', id: 7, document: { questions: [{}] } })).toEqual({
    ...{ family: 'pool', id: 7, document: { questions: [{}] } },
  })
  expect(readDraft({ family: 'pool', id: 7, document: { name: 7 } })).toEqual({
    refusal: 'invalid',
    context: { issues: [{ path: 'name', message: 'expects a text in quotes', reason: 'wrongType' }] },
  })
})

test('of several documents the first that does not fit is named', () => {
  const given = [
    { family: 'pool', id: 7, document: pool([]) },
    { family: 'pool', id: 8, document: pool([1]) },
  ] as const
  expect(readDocuments(given)).toMatchObject({ refusal: 'invalid', context: { item: 'pool 8' } })
})

test('a field that may be empty may be missing, but for the fee, because the form removes empty values', () => {
  const audience = { tenants: ['main'] }
  const words = { question: 'Which?', options: ['a', 'b'] }
  const question = { id: 7001, type: 'single', correct: [0], texts: { ar: words } }
  expect(readDocument('pool', 7, { ...pool([question]) })).toMatchObject({
    document: { questions: [{ texts: { ar: { ...words, explanation: '' } } }] },
  })
  const missing = issuesOf(readDocument('classroom', 7, { audience, texts: { en: {} } })).map(
    ({ path }) => path,
  )
  expect(missing).toContain('startsAt')
  expect(missing).toContain('fee')
  expect(missing).not.toContain('certification')
})

test('a missing text of a chapter is named, although a chapter may also be a text', () => {
  const texts = { en: { chapters: [{ name: 'Light' }, 7] } }
  const issues = issuesOf(readDocument('course', 7, { texts })) as { path: string; reason?: string }[]
  expect(issues.filter(({ path }) => path.includes('chapters.'))).toMatchObject([
    { path: 'texts.en.chapters.0.summary', reason: 'missing' },
    { path: 'texts.en.chapters.1' },
  ])
})
