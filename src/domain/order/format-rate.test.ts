import { expect, test } from 'vitest'
import { formatRate } from './format-rate.ts'

test.each([
  [2300, '23%'],
  [810, '8.1%'],
  [2550, '25.5%'],
  [1, '0.01%'],
  [0, '0'],
] as const)('a rate of %i basis points is shown as %s', (rate, shown) => {
  expect(formatRate(rate)).toBe(shown)
})
