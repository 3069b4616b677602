import type { Order } from './order.ts'

/** How long the page that follows a payment shows the confirmation, in milliseconds. */
const confirmedFor = 60 * 60 * 1000

/**
 * Returns the order that was paid last, if it was paid within the last hour and has neither a refund nor an open
 * review; `now` is in milliseconds.
 */
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
