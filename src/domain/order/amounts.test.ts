import { expect, test } from 'vitest'
import { amountsOf, hasSameAmounts } from './amounts.ts'

/** The amounts, calculated by hand: fee, service rate, VAT rate, service charge, VAT, total. */
const table = [
  // The rates of Poland, Germany, Austria and Switzerland; payment by card has no service charge.
  ['PLN', 106000, 0, 2300, 0, 24380, 130380],
  ['EUR', 24900, 0, 1900, 0, 4731, 29631],
  ['EUR', 24900, 0, 2000, 0, 4980, 29880],
  ['EUR', 24900, 0, 810, 0, 2017, 26917], // 2016.9
  // The service charge for a bank transfer is 1.5 %, with VAT on the charge too.
  ['PLN', 106000, 150, 2300, 1590, 24746, 132336], // 24745.7
  ['EUR', 24900, 150, 1900, 374, 4802, 30076], // 373.5 up; 4802.06
  ['EUR', 32900, 150, 1900, 494, 6345, 39739], // 493.5 up; 6344.86
  ['EUR', 27900, 150, 2000, 419, 5664, 33983], // 418.5 up; 5663.8
  ['EUR', 45900, 150, 810, 689, 3774, 50363], // 688.5 up; 3773.709
  ['PLN', 195000, 150, 2300, 2925, 45523, 243448], // 45522.75
  ['PLN', 148500, 150, 2300, 2228, 34667, 185395], // 2227.5 up; 34667.44
  // Half a cent is rounded up, slightly less is rounded down. The comments give the amounts before rounding.
  ['EUR', 50, 0, 1900, 0, 10, 60], // 9.5
  ['EUR', 49, 0, 1900, 0, 9, 58], // 9.31
  ['EUR', 50, 0, 2500, 0, 13, 63], // 12.5
  ['EUR', 50, 0, 2300, 0, 12, 62], // 11.5
  ['EUR', 100, 150, 0, 2, 0, 102], // 1.5
  ['EUR', 99, 150, 0, 1, 0, 100], // 1.485
  ['EUR', 33, 150, 1900, 0, 6, 39], // 0.495; 6.27
  ['EUR', 34, 150, 1900, 1, 7, 42], // 0.51; 6.65
  ['EUR', 200, 0, 2550, 0, 51, 251],
  ['EUR', 10, 0, 2550, 0, 3, 13], // 2.55
  // The cases: the smallest amount, an amount without VAT, a very large amount.
  ['EUR', 1, 0, 0, 0, 0, 1],
  ['EUR', 1, 5000, 5000, 1, 1, 3], // 0.5 up; 1
  ['EUR', 14900, 150, 0, 224, 0, 15124], // 223.5
  ['PLN', 99999999999, 150, 2300, 1500000000, 23345000000, 124844999999], // 1499999999.985; 23344999999.77
  ['EUR', 10000, 10000, 10000, 10000, 20000, 40000],
] as const

test.each(table)('%s %i with a service rate of %i and VAT of %i: %i, %i, in all %i', (...row) => {
  const [currency, fee, serviceRate, vatRate, serviceFee, vat, total] = row
  const expected = { currency, fee, serviceRate, vatRate, serviceFee, vat, total }
  expect(amountsOf({ currency, fee, serviceRate, vatRate })).toEqual(expected)
})

test('amounts are equal only if every part is equal', () => {
  const some = amountsOf({ currency: 'EUR', fee: 24900, serviceRate: 150, vatRate: 1900 })
  expect(hasSameAmounts(some, { ...some })).toBe(true)
  for (const part of ['fee', 'serviceRate', 'serviceFee', 'vatRate', 'vat', 'total'] as const)
    expect(hasSameAmounts(some, { ...some, [part]: some[part] + 1 })).toBe(false)
  expect(hasSameAmounts(some, { ...some, currency: 'PLN' })).toBe(false)
})
