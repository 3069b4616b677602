import { expect, test } from 'vitest'
import type { Result } from '../../api/result.ts'
import { codeByReason } from '../../contract/protocol/codes.ts'
import { createList, type ListState, latestPageOf, type RowsWithTotal, totalOf } from './list.ts'

const ready = { state: 'ready', rows: [1], total: 30 } as const
const states: [string, ListState<number>, object | undefined, number][] = [
  ['published', { state: 'static' }, undefined, 7],
  ['answered', ready, ready, 30],
  ['answered with nothing', { state: 'ready', rows: [], total: 0 }, { total: 0 }, 0],
  ['loading its first answer', { state: 'loading', rows: [], total: 0 }, undefined, 7],
  ['loading another answer', { state: 'loading', rows: [1], total: 30, before: ready }, ready, 30],
  ['failed', { state: 'failed' }, undefined, 7],
]

test.each(states)(
  'a list that is %s has its latest answer and its number of rows',
  (_, results, answer, total) => {
    if (answer) expect(latestPageOf(results)).toMatchObject(answer)
    else expect(latestPageOf(results)).toBeUndefined()
    expect(totalOf(results, 7)).toBe(total)
  },
)

/** Creates a list without filters. `answers` are the results of its next requests. */
function open() {
  const answers: Result<RowsWithTotal<number>>[] = []
  const list = createList<object, number, { address: string }>({
    ...{ empty: {}, read: () => ({}), write: () => '' },
    find: async () => answers.shift() as Result<RowsWithTotal<number>>,
  })
  return { answers, $results: list.$results, search: () => list.search({ address: '/eu/list' }) }
}
const refused = (code: number): Result<RowsWithTotal<number>> => ({
  ...{ ok: false, value: null },
  failure: { kind: 'refused', code, message: 'Said by the server', context: {} },
})

test('only the message of an overloaded server is shown', async () => {
  const { $results, answers, search } = open()
  answers.push(refused(codeByReason.busy), refused(codeByReason.failed))
  await search()
  expect($results.get()).toEqual({ state: 'failed', serverMessage: 'Said by the server' })
  await search()
  expect($results.get()).toEqual({ state: 'failed' })
})

test('after a failure no old answer shows while the list loads again', async () => {
  const { $results, answers, search } = open()
  answers.push(refused(codeByReason.failed), { ok: true, value: { rows: [1], total: 1 } })
  await search()
  const again = search()
  expect([$results.get().state, latestPageOf($results.get())]).toEqual(['loading', undefined])
  await again
  expect($results.get()).toEqual({ state: 'ready', rows: [1], total: 1 })
})
