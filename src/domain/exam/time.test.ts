import { expect, test } from 'vitest'
import { examDuration, isWithinGrace, secondsLeft } from './time.ts'

const begun = Date.UTC(2026, 10, 21, 9)
const deadline = begun + examDuration

test('an exam has 3,600 seconds, and none after its end', () => {
  expect(secondsLeft(deadline, begun)).toBe(3600)
  expect(secondsLeft(deadline, deadline - 1)).toBe(1)
  expect(secondsLeft(deadline, deadline)).toBe(0)
  expect(secondsLeft(deadline, deadline + 5000)).toBe(0)
})

test('the last save has half a minute of grace', () => {
  expect(isWithinGrace(deadline, deadline + 30_000)).toBe(true)
  expect(isWithinGrace(deadline, deadline + 30_001)).toBe(false)
})
