import type { OrderAmounts } from '../order/amounts.ts'

/** Returns an integer multiplied by `part / total`. It is calculated in integers and rounded half up. */
const proportion = (amount: number, part: number, total: number): number =>
  total === 0 ? 0 : Number((BigInt(amount) * BigInt(part) * 2n + BigInt(total)) / (BigInt(total) * 2n))

/** Returns the fee, service charge and VAT in the first `credited` minor units of an order's total. */
function partsOf(order: OrderAmounts, credited: number): Pick<OrderAmounts, 'fee' | 'serviceFee' | 'vat'> {
  const vat = proportion(order.vat, credited, order.total)
  const net = credited - vat
  const serviceFee = proportion(order.serviceFee, net, order.fee + order.serviceFee)
  return { fee: net - serviceFee, serviceFee, vat }
}

/**
 * Splits the `amount` of a new credit note into fee, service charge and VAT, in the proportions of the order.
 * `creditedBefore` is the sum of the order's earlier credit notes. Each part is the difference of two running sums,
 * so that all credit notes of an order add up exactly to the order.
 */
export function splitCreditAmount(order: OrderAmounts, creditedBefore: number, amount: number): OrderAmounts {
  const [previous, current] = [partsOf(order, creditedBefore), partsOf(order, creditedBefore + amount)]
  return {
    ...order,
    fee: current.fee - previous.fee,
    serviceFee: current.serviceFee - previous.serviceFee,
    vat: current.vat - previous.vat,
    total: amount,
  }
}
