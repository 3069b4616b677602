import { expect, test } from 'vitest'
import { scoreMutants } from './score-mutants.ts'

test('a fault is noticed when a test fails or runs out of time, and not when no test meets it', () => {
  expect(
    scoreMutants(['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'CompileError'], 50),
  ).toEqual({
    tried: 4,
    noticed: 2,
    holds: true,
  })
})

test('below the bar it does not hold, at the bar it does', () => {
  expect(scoreMutants(['Killed', 'Survived'], 51).holds).toBe(false)
  expect(scoreMutants(['Killed', 'Survived'], 50).holds).toBe(true)
})

test('without mutants nothing is missing', () => {
  expect(scoreMutants(['Ignored'], 85)).toEqual({ tried: 0, noticed: 0, holds: true })
})
