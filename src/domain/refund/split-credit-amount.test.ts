import { expect, test } from 'vitest'
import { amountsOf, type OrderAmounts } from '../order/amounts.ts'
import { splitCreditAmount } from './split-credit-amount.ts'

const order = amountsOf({ currency: 'EUR', fee: 24_900, serviceRate: 150, vatRate: 1900 })

test('a full credit note has the amounts of the order', () => {
  expect(splitCreditAmount(order, 0, order.total)).toEqual(order)
})

test('a credit note of a third has a third of each amount, to the cent', () => {
  expect(order).toMatchObject({ fee: 24_900, serviceFee: 374, vat: 4802, total: 30_076 })
  expect(splitCreditAmount(order, 0, 10_000)).toMatchObject({
    ...{ fee: 8279, serviceFee: 124, vat: 1597, total: 10_000 },
    ...{ currency: 'EUR', vatRate: 1900, serviceRate: 150 },
  })
})

/** Splits an order into credit notes of these sizes and one for the rest. */
function split(whole: OrderAmounts, sizes: readonly number[]): OrderAmounts[] {
  const parts: OrderAmounts[] = []
  let before = 0
  for (const size of [...sizes, whole.total]) {
    const amount = Math.min(size, whole.total - before)
    if (amount === 0) continue
    parts.push(splitCreditAmount(whole, before, amount))
    before += amount
  }
  return parts
}

test.each([
  ['thirds', order, [10_025, 10_025]],
  ['single cents', amountsOf({ currency: 'PLN', fee: 3, serviceRate: 5000, vatRate: 2300 }), [1, 1, 1, 1, 1]],
  [
    'a net of nothing but the fee',
    amountsOf({ currency: 'EUR', fee: 1, serviceRate: 0, vatRate: 10_000 }),
    [1],
  ],
  ['uneven parts', order, [1, 7, 333, 9999, 2, 5000]],
  ['no VAT', amountsOf({ currency: 'EUR', fee: 1001, serviceRate: 150, vatRate: 0 }), [333, 333]],
  [
    'the largest amounts',
    amountsOf({ currency: 'PLN', fee: 999_999_999, serviceRate: 150, vatRate: 2300 }),
    [1, 5e8],
  ],
] as const)('the credit notes of an order add up to it in each amount: %s', (_, whole, sizes) => {
  const parts = split(whole, sizes)
  for (const part of ['fee', 'serviceFee', 'vat', 'total'] as const) {
    expect(parts.reduce((sum, each) => sum + each[part], 0)).toBe(whole[part])
    expect(parts.every((each) => each[part] >= 0)).toBe(true)
  }
  for (const { fee, serviceFee, vat, total } of parts) expect(fee + serviceFee + vat).toBe(total)
})
