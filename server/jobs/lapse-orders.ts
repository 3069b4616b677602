import type { Db } from '../db/client.ts'
import type { Clock } from '../ports/clock.ts'
import type { Payments } from '../ports/payment.ts'
import { closePages } from '../services/money/order/close-pages.ts'
import { freeUnpaidSeats } from '../services/money/order/free-unpaid-seats.ts'
import { lapseOrders } from '../services/money/order/lapse-orders.ts'

/** Ends orders and unpaid seats whose time is over. Returns how many. */
export async function lapseOverdue(db: Db, clock: Clock): Promise<number> {
  const now = clock()
  return (await lapseOrders(db, now)) + (await freeUnpaidSeats(db, now))
}

/** Closes the provider's pages of orders that ended unpaid. Returns how many. */
export const closePaymentPages = (db: Db, payments: Payments, clock: Clock): Promise<number> =>
  closePages(db, payments, clock())
