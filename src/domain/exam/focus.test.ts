import { expect, test } from 'vitest'
import { clampToAttempt } from './focus.ts'

test.each([
  [5, 10],
  [15, 15],
  [25, 20],
])('in an attempt from 10 to 20, an event at %i is stored at %i', (at, kept) => {
  expect(clampToAttempt(at, { begunAt: 10, now: 20 })).toBe(kept)
})
