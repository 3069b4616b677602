import { expect, test } from 'vitest'
import { readVatNumber } from './read-vat-number.ts'

test.each([
  ['de 136 695 976', { normalizedNumber: 'DE136695976', country: 'DE' }],
  ['EL094259216', { normalizedNumber: 'EL094259216', country: 'GR' }],
  ['DE136695977', null],
  ['136695976', null],
  ['', null],
])('the VAT number "%s" is read as %o', (text, read) => {
  expect(readVatNumber(text)).toEqual(read)
})
