import { expect, test } from 'vitest'
import { isDoubtfulVatNumber } from './is-doubtful-vat-number.ts'

test.each([
  ['PL5260001246', false],
  ['DE136695976', false],
  ['de 136 695 976', false],
  ['PL5260001247', true],
  ['DE123', true],
  ['5260001246', false],
  ['XX123456', false],
])('the check digits of %s are doubtful: %s', (number, doubtful) => {
  expect(isDoubtfulVatNumber(number)).toBe(doubtful)
})
