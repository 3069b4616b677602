import type { Order } from './order.ts'

/** Time for which a payment is confirmed on the page that the learner returns to, in milliseconds. */
const confirmedFor = 60 * 60 * 1000

/** Returns the order that was paid last, within the last hour, without a refund or an open review; `now` in milliseconds. */
export const findRecentPayment = (orders: readonly Order[], now: number): Order | undefined =>
  orders
    .filter(
      ({ state, paidAt, creditNotes, review }) =>
        state === 'paid' &&
        paidAt !== null &&
        now - Date.parse(paidAt) < confirmedFor &&
        creditNotes.length === 0 &&
        review !== 'open',
    )
    .toSorted((one, other) => Date.parse(other.paidAt ?? '') - Date.parse(one.paidAt ?? ''))[0]
