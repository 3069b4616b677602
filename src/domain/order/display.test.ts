import { expect, test } from 'vitest'
import { displayAmount, displayRate } from './display.ts'

test.each([
  ['€', 24900, '€249.00'],
  ['zł', 123456789, 'zł1234567.89'],
  ['€', 5, '€0.05'],
  ['€', 0, '€0.00'],
] as const)('%s and %i minor units are shown as %s', (symbol, amount, shown) => {
  expect(displayAmount(symbol, amount)).toBe(shown)
})

test.each([
  [2300, '23%'],
  [810, '8.1%'],
  [2550, '25.5%'],
  [1, '0.01%'],
  [0, '0'],
] as const)('a rate of %i basis points is shown as %s', (rate, shown) => {
  expect(displayRate(rate)).toBe(shown)
})
