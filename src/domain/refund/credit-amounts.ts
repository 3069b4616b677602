import type { OrderAmounts } from '../order/amounts.ts'

/** The part of a whole number in proportion of two others, rounded half up, computed in whole numbers all the way. */
const proportion = (whole: number, part: number, of: number): number =>
  of === 0 ? 0 : Number((BigInt(whole) * BigInt(part) * 2n + BigInt(of)) / (BigInt(of) * 2n))

/** The fee, service charge and VAT in the first `credited` minor units of an order's total. */
function partsOf(order: OrderAmounts, credited: number): Pick<OrderAmounts, 'fee' | 'serviceFee' | 'vat'> {
  const vat = proportion(order.vat, credited, order.total)
  const net = credited - vat
  const serviceFee = proportion(order.serviceFee, net, order.fee + order.serviceFee)
  return { fee: net - serviceFee, serviceFee, vat }
}

/**
 * Returns the amounts of a credit note over `amount` of an order, of which `before` was credited: fee, service charge and VAT in proportion.
 * Each part is the difference of two running sums, so that all credit notes of an order add up to the order, to the cent.
 */
export function creditAmounts(order: OrderAmounts, before: number, amount: number): OrderAmounts {
  const [already, after] = [partsOf(order, before), partsOf(order, before + amount)]
  return {
    ...order,
    fee: after.fee - already.fee,
    serviceFee: after.serviceFee - already.serviceFee,
    vat: after.vat - already.vat,
    total: amount,
  }
}
