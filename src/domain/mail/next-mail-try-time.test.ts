import { expect, test } from 'vitest'
import { computeNextMailTryTime } from './next-mail-try-time.ts'

test('the delay increases after each failure, and there is no try after the eighth', () => {
  const minutes = Array.from({ length: 8 }, (_, index) => computeNextMailTryTime(index + 1, 0)).map(
    (at) => at && at / 60_000,
  )
  expect(minutes).toEqual([1, 5, 15, 60, 180, 540, 1440, null])
})
