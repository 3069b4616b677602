import { expect, test } from 'vitest'
import { nextTry } from './next-try.ts'

test('a job waits longer after each failure, and is given up after the eighth', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8].map((failures) => nextTry(failures, 0))
  expect(waits).toEqual([5000, 15_000, 60_000, 300_000, 900_000, 3_600_000, 36_000_000, null])
})
