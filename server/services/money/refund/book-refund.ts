import { and, eq, isNotNull, ne } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { creditNote } from '#server/db/schema/credit-note.ts'
import { refund } from '#server/db/schema/refund.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { mayMoveOrder } from '#src/domain/order/order-state.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import { issueCreditNote } from '../credit-note/issue-credit-note.ts'
import { changeOrder, type OrderRow } from '../order/order-row.ts'
import { type PlaceStanding, restorePlace } from './place-of-order.ts'
import type { RefundRow } from './refund-row.ts'

interface Booking {
  row: OrderRow
  refund: RefundRow
  sites: Sites
  now: number
}

/** What came of a refund: its credit note, and for an order that was refunded in full what became of the place. */
export interface BookedRefund {
  creditNote: string
  place?: PlaceStanding | 'kept'
}

/**
 * Books a refund whose money leaves: issues the credit note and mails it. An order that is refunded in full is cancelled and its place given
 * back, unless the refund says that the learner keeps it. The order and the refund have to be locked.
 */
export async function bookRefund(
  tx: Db,
  { row, refund: booked, sites, now }: Booking,
): Promise<BookedRefund> {
  const site = sites.sites.find(({ siteId }) => siteId === row.siteId)
  if (!site) throw new Error(`Order ${row.seqNo} is of site ${row.siteId}, which is not here`)
  const { number, credited } = await issueCreditNote(tx, { refund: booked, site, now })
  const { learnerId, language, buyer } = row
  const name = `${buyer.firstName} ${buyer.lastName}`.trim()
  const data = { orderId: row.id, creditNote: number, name }
  const told = { kind: 'creditNote', learnerId, language, site, email: buyer.email || null } as const
  await queueMail(tx, { ...told, data, occasion: `creditNote:${number}:${row.id}`, now })
  if (credited < row.total) return { creditNote: number }
  if (!mayMoveOrder(row.state, 'cancelled')) throw new Error(`A ${row.state} order can't be refunded`)
  await changeOrder(tx, row, now, { state: 'cancelled' })
  const kept = booked.keepPlace !== null || (await isPlaceKept(tx, booked))
  return { creditNote: number, place: kept ? 'kept' : await restorePlace(tx, row, now) }
}

/** Whether an earlier refund of the order says that the place is kept: they may be booked in another order than they were prepared. */
async function isPlaceKept(tx: Db, { id, orderId }: RefundRow): Promise<boolean> {
  const rows = await tx
    .select({ id: refund.id })
    .from(refund)
    .innerJoin(creditNote, eq(creditNote.refundId, refund.id))
    .where(and(eq(refund.orderId, orderId), ne(refund.id, id), isNotNull(refund.keepPlace)))
    .limit(1)
  return rows.length > 0
}
