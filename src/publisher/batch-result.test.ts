import { expect, test } from 'vitest'
import { UnansweredError } from '../page-data/content-source.ts'
import { allOrEach } from './batch-result.ts'

const asked: number[][] = []

/** Doubles numbers; 13 is refused, and 0 is answered by nobody. */
async function double(numbers: readonly number[]): Promise<number[]> {
  asked.push([...numbers])
  if (numbers.includes(0)) throw new UnansweredError('timeout')
  if (numbers.includes(13)) throw new Error('13 is refused')
  return numbers.map((number) => number * 2)
}

test('what is good is done at once', async () => {
  asked.length = 0
  expect(await allOrEach([1, 2, 3], double)).toEqual({ done: [2, 4, 6], failed: [] })
  expect(asked).toEqual([[1, 2, 3]])
})

test('what is bad is told, and all others are done', async () => {
  const failed = [{ wish: 13, reason: '13 is refused' }]
  expect(await allOrEach([1, 13, 3], double)).toEqual({ done: [2, 6], failed })
  expect(await allOrEach([13], double)).toEqual({ done: [], failed })
})

test('where nobody answers, none of them is to blame', async () => {
  await expect(allOrEach([1, 0, 3], double)).rejects.toThrow(UnansweredError)
  await expect(allOrEach([13, 0], double)).rejects.toThrow(UnansweredError)
})

test('work that fails for nothing at all leaves nothing', async () => {
  const failing = () => Promise.reject(new Error('refused'))
  expect(await allOrEach([], failing)).toEqual({ done: [], failed: [] })
})

test('each item is tried in the smallest half that holds it, and the first half is the larger one', async () => {
  asked.length = 0
  await allOrEach([1, 13, 3], double)
  expect(asked).toEqual([[1, 13, 3], [1, 13], [1], [13], [3]])
})

test('an error that is only a text is its own reason', async () => {
  const work = (numbers: readonly number[]) => Promise.reject(`no ${numbers.join()}`)
  expect((await allOrEach([4], work)).failed).toEqual([{ wish: 4, reason: 'no 4' }])
})
