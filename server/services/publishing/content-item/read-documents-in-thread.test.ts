import { afterEach, beforeEach, expect, test } from 'vitest'
import { readDocumentsInThread, readDraftInThread } from './read-documents-in-thread.ts'

/** The number of worker threads that were started. */
let threads = 0
const count = () => {
  threads += 1
}
beforeEach(() => {
  threads = 0
  process.on('worker', count)
})
afterEach(() => {
  process.off('worker', count)
})

/** Returns the draft of a pool with a number of values in all. */
const draftOf = (values: number) => ({
  ...{ family: 'pool' as const, id: 7 },
  document: { questions: Array.from({ length: values - 5 }, () => 1) },
})
const pool = (question: string) => ({
  ...{ family: 'pool' as const, id: 7 },
  document: {
    ...{ name: 'A pool', use: 'theory', audience: { tenants: ['main'] } },
    questions: [
      {
        ...{ id: 1, code: 'Q-1', type: 'trueFalse', correct: [0] },
        texts: { en: { question, options: ['True', 'False'], explanation: '' } },
      },
    ],
  },
})

test('a draft of eight thousand values is read directly, and a larger one in a thread', async () => {
  const refused = { refusal: 'invalid', context: { issues: expect.objectContaining({ length: 100 }) } }
  expect(await readDraftInThread(draftOf(8000))).toMatchObject(refused)
  expect(threads).toBe(0)
  expect(await readDraftInThread(draftOf(8001))).toMatchObject(refused)
  expect(threads).toBe(1)
})

test('several documents are read in a thread if they have more values together', async () => {
  const halves = (values: number) => [draftOf(4000), draftOf(values - 4001)]
  const refused = { refusal: 'invalid', context: { item: 'pool 7' } }
  expect(await readDocumentsInThread(halves(8000))).toMatchObject(refused)
  expect(threads).toBe(0)
  expect(await readDocumentsInThread(halves(8001))).toMatchObject(refused)
  expect(threads).toBe(1)
})

test('LaTeX is rendered in a thread', async () => {
  const plain = await readDocumentsInThread([pool('Which?')])
  expect([plain, threads]).toEqual([[expect.objectContaining({ id: 7 })], 0])
  const [read] = (await readDocumentsInThread([pool('Which?'), pool('Is $x$ so?')]).then((all) =>
    (all as unknown[]).slice(1),
  )) as ReturnType<typeof pool>[]
  expect(read?.document.questions[0]?.texts.en.question).toContain('<mi>x</mi>')
  expect(threads).toBe(1)
  const draft = await readDraftInThread(pool('Is $x$ so?'))
  expect(JSON.stringify(draft)).toContain('<mi>x</mi>')
  expect(threads).toBe(2)
})
