import type { Db } from '../db/client.ts'
import type { Clock } from '../ports/clock.ts'
import type { Payments } from '../ports/payment.ts'
import { closeEndedPaymentPages } from '../services/money/order/close-payment-pages.ts'
import { expireOrders } from '../services/money/order/expire-orders.ts'
import { releaseUnpaidSeats } from '../services/money/order/release-unpaid-seats.ts'

/** Expires the overdue orders and unpaid seats. Returns the number of orders and seats. */
export async function expireOverdue(db: Db, clock: Clock): Promise<number> {
  const now = clock()
  return (await expireOrders(db, now)) + (await releaseUnpaidSeats(db, now))
}

/** Closes the provider's pages of orders that ended unpaid. Returns the number of pages. */
export const closePaymentPages = (db: Db, payments: Payments, clock: Clock): Promise<number> =>
  closeEndedPaymentPages(db, payments, clock())
