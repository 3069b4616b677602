import { expect, test } from 'vitest'
import { NoResponseError } from '../page-data/content-source.ts'
import { runWithBisection } from './batch-result.ts'

const calls: number[][] = []

/** Doubles numbers; 13 counts as invalid input, and for 0 the server does not respond. */
async function double(numbers: readonly number[]): Promise<number[]> {
  calls.push([...numbers])
  if (numbers.includes(0)) throw new NoResponseError('timeout')
  if (numbers.includes(13)) throw new Error('13 is refused')
  return numbers.map((number) => number * 2)
}

test('good items are processed together', async () => {
  calls.length = 0
  expect(await runWithBisection([1, 2, 3], double)).toEqual({ done: [2, 4, 6], failed: [] })
  expect(calls).toEqual([[1, 2, 3]])
})

test('bad items are reported, and all others are processed', async () => {
  const failed = [{ input: 13, reason: '13 is refused' }]
  expect(await runWithBisection([1, 13, 3], double)).toEqual({ done: [2, 6], failed })
  expect(await runWithBisection([13], double)).toEqual({ done: [], failed })
})

test('an unanswered call is thrown and is no item’s failure', async () => {
  await expect(runWithBisection([1, 0, 3], double)).rejects.toThrow(NoResponseError)
  await expect(runWithBisection([13, 0], double)).rejects.toThrow(NoResponseError)
})

test('failing work on no items has no results', async () => {
  const failing = () => Promise.reject(new Error('refused'))
  expect(await runWithBisection([], failing)).toEqual({ done: [], failed: [] })
})

test('a failed batch is halved down to single items, and the first half is the larger one', async () => {
  calls.length = 0
  await runWithBisection([1, 13, 3], double)
  expect(calls).toEqual([[1, 13, 3], [1, 13], [1], [13], [3]])
})

test('an error that is only a text is the reason', async () => {
  const work = (numbers: readonly number[]) => Promise.reject(`no ${numbers.join()}`)
  expect((await runWithBisection([4], work)).failed).toEqual([{ input: 4, reason: 'no 4' }])
})
