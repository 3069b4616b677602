import { expect, test } from 'vitest'
import { isDrawnFor } from './drawn-for.ts'

test.each([
  ['theory', 'exam', true],
  ['quiz', 'exam', true],
  ['practice', 'exam', false],
  ['theory', 'practice', false],
  ['quiz', 'practice', false],
  ['practice', 'practice', true],
] as const)('questions of a %s pool are drawn for %s: %s', (use, drawing, drawn) => {
  expect(isDrawnFor(use, drawing)).toBe(drawn)
})
