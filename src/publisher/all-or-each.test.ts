import { expect, test } from 'vitest'
import { Unanswered } from '../content/source.ts'
import { allOrEach } from './all-or-each.ts'

const asked: number[][] = []

/** Doubles numbers; 13 is refused, and 0 is answered by nobody. */
async function double(numbers: readonly number[]): Promise<number[]> {
  asked.push([...numbers])
  if (numbers.includes(0)) throw new Unanswered('timeout')
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
  await expect(allOrEach([1, 0, 3], double)).rejects.toThrow(Unanswered)
  await expect(allOrEach([13, 0], double)).rejects.toThrow(Unanswered)
})
