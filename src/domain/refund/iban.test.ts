import { expect, test } from 'vitest'
import { formatIban, isIban } from './iban.ts'

test.each([
  ['DE89370400440532013000', true],
  ['GB82WEST12345698765432', true],
  ['PL61109010140000071219812874', true],
  ['DE89370400440532013001', false],
  ['DE98370400440532013000', false],
  ['de89370400440532013000', false],
  ['DE89 3704 0044 0532 0130 00', false],
  ['DE89', false],
  ['', false],
])('whether %j is an IBAN: %s', (text, is) => {
  expect(isIban(text)).toBe(is)
})

test('an IBAN is formatted in groups of four', () => {
  expect(formatIban('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00')
})
