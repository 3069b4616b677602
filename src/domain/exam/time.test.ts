import { expect, test } from 'vitest'
import { computeSecondsLeft, examDuration, isWithinGrace } from './time.ts'

const begun = Date.UTC(2026, 10, 21, 9)
const deadline = begun + examDuration

test('an exam has 3,600 seconds, and none after its end', () => {
  expect(computeSecondsLeft(deadline, begun)).toBe(3600)
  expect(computeSecondsLeft(deadline, deadline - 1)).toBe(1)
  expect(computeSecondsLeft(deadline, deadline)).toBe(0)
  expect(computeSecondsLeft(deadline, deadline + 5000)).toBe(0)
})

test('the last save has half a minute of grace', () => {
  expect(isWithinGrace(deadline, deadline + 30_000)).toBe(true)
  expect(isWithinGrace(deadline, deadline + 30_001)).toBe(false)
})
