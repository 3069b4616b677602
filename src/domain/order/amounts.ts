import * as z from 'zod/mini'
import { currencyCode } from '../country/currency.ts'

/** The amounts of an order in minor units (cents, grosze). Rates are basis points: 2300 is 23 %. */
export const orderAmounts = z.object({
  currency: currencyCode,
  fee: z.int(),
  serviceRate: z.int(),
  serviceFee: z.int(),
  vatRate: z.int(),
  vat: z.int(),
  total: z.int(),
})
export type OrderAmounts = z.infer<typeof orderAmounts>

/** Returns a part of an amount, given in basis points. It is calculated in integers and rounded half up. */
function shareOf(amount: number, basisPoints: number): number {
  const doubled = amount * basisPoints * 2 + 10_000
  return (doubled - (doubled % 20_000)) / 20_000
}

/**
 * Returns all amounts for a price: the service charge on the fee, and the VAT on both. Decision:
 * docs/decisions/orders.md.
 */
export function amountsOf(
  priced: Pick<OrderAmounts, 'currency' | 'fee' | 'serviceRate' | 'vatRate'>,
): OrderAmounts {
  const { currency, fee, serviceRate, vatRate } = priced
  const serviceFee = shareOf(fee, serviceRate)
  const vat = shareOf(fee + serviceFee, vatRate)
  return { currency, fee, serviceRate, serviceFee, vatRate, vat, total: fee + serviceFee + vat }
}

/** Whether all amounts of two orders are equal. */
export const hasSameAmounts = (one: OrderAmounts, other: OrderAmounts): boolean =>
  (Object.keys(orderAmounts.shape) as (keyof OrderAmounts)[]).every((part) => one[part] === other[part])
