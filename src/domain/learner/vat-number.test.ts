import { expect, test } from 'vitest'
import { normalizeVatNumber, vatNumber } from './vat-number.ts'

test.each(['PL5260001246', 'pl 526-000-12-46', 'PL.526.000.12.46', ' PL/5260001246 '])(
  '%s is the same number',
  (text) => expect(normalizeVatNumber(text)).toBe('PL5260001246'),
)

test.each(['12', 'ATU12345678', 'FR XX 999999999'])('%s is accepted', (text) => {
  expect(vatNumber.safeParse(text).success).toBe(true)
})

test.each(['', '1', '--- ---', 'ПЛ', '1'.repeat(51), ' '.repeat(51), 'ß'.repeat(30)])(
  '%j is refused',
  (text) => {
    expect(vatNumber.safeParse(text).success).toBe(false)
  },
)
