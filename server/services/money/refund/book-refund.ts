import { and, eq, isNotNull, ne } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { creditNote } from '#server/db/schema/credit-note.ts'
import { refund } from '#server/db/schema/refund.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { canChangeOrderState } from '#src/domain/order/order-state.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import { issueCreditNote } from '../credit-note/issue-credit-note.ts'
import { type OrderRow, updateOrder } from '../order/order-row.ts'
import { endPaidEnrolment, type PaidEnrolmentStatus } from './paid-enrolment.ts'
import type { RefundRow } from './refund-row.ts'

interface BookRefundInput {
  row: OrderRow
  refund: RefundRow
  sites: Sites
  now: number
}

/** The result of booking a refund: its credit note and, after a full refund, the previous status of the enrolment. */
export interface BookedRefund {
  creditNote: string
  place?: PaidEnrolmentStatus | 'kept'
}

/**
 * Books a refund: issues the credit note and mails it. A fully refunded order is cancelled and its enrolment ends,
 * unless the refund lets the learner stay enrolled. The order and the refund must be locked.
 */
export async function bookRefund(
  tx: Db,
  { row, refund: refundRow, sites, now }: BookRefundInput,
): Promise<BookedRefund> {
  const site = sites.sites.find(({ siteId }) => siteId === row.siteId)
  if (!site) throw new Error(`Order ${row.seqNo} is of site ${row.siteId}, which this server does not have`)
  const { number, credited } = await issueCreditNote(tx, { refund: refundRow, site, now })
  const { learnerId, language, buyer } = row
  const name = `${buyer.firstName} ${buyer.lastName}`.trim()
  const data = { orderId: row.id, creditNote: number, name }
  const common = { kind: 'creditNote', learnerId, language, site, email: buyer.email || null } as const
  await queueMail(tx, { ...common, data, deduplicationKey: `creditNote:${number}:${row.id}`, now })
  if (credited < row.total) return { creditNote: number }
  if (!canChangeOrderState(row.state, 'cancelled')) throw new Error(`A ${row.state} order can't be refunded`)
  await updateOrder(tx, row, now, { state: 'cancelled' })
  const isKept = refundRow.keepPlace !== null || (await isSeatKept(tx, refundRow))
  return { creditNote: number, place: isKept ? 'kept' : await endPaidEnrolment(tx, row, now) }
}

/**
 * Returns whether another booked refund of the order lets the learner stay enrolled. Refunds may be booked in
 * another sequence than they were prepared.
 */
async function isSeatKept(tx: Db, { id, orderId }: RefundRow): Promise<boolean> {
  const rows = await tx
    .select({ id: refund.id })
    .from(refund)
    .innerJoin(creditNote, eq(creditNote.refundId, refund.id))
    .where(and(eq(refund.orderId, orderId), ne(refund.id, id), isNotNull(refund.keepPlace)))
    .limit(1)
  return rows.length > 0
}
