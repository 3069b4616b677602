import { expect, test } from 'vitest'
import { computeNextTryTime } from './next-try-time.ts'

test('the delay increases after each failure, and there is no try after the eighth', () => {
  const delays = [1, 2, 3, 4, 5, 6, 7, 8].map((failures) => computeNextTryTime(failures, 0))
  expect(delays).toEqual([5000, 15_000, 60_000, 300_000, 900_000, 3_600_000, 36_000_000, null])
})
