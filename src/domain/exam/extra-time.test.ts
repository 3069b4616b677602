import { expect, test } from 'vitest'
import { extraSecondsOf } from './extra-time.ts'

test.each([
  [0, 0],
  [25, 900],
  [33, 1188],
  [50, 1800],
  [100, 3600],
])('%i percent of an hour are %i seconds', (percent, seconds) => {
  expect(extraSecondsOf(3_600_000, percent)).toBe(seconds)
})
