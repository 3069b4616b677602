import { expect, test } from 'vitest'
import { canBeDrawn } from './draw-purpose.ts'

test.each([
  ['theory', 'exam', true],
  ['quiz', 'exam', true],
  ['practice', 'exam', false],
  ['theory', 'practice', false],
  ['quiz', 'practice', false],
  ['practice', 'practice', true],
] as const)('questions of a %s pool are drawn for %s: %s', (use, drawing, drawn) => {
  expect(canBeDrawn(use, drawing)).toBe(drawn)
})
