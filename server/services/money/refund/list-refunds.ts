import { createHash } from 'node:crypto'
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { creditNote } from '#server/db/schema/credit-note.ts'
import { order } from '#server/db/schema/order.ts'
import { refund, refundBatch } from '#server/db/schema/refund.ts'
import type { PreparedRefund, Refund } from '#src/domain/refund/refund.ts'
import { loadRefundedAmounts } from './load-refunded-amounts.ts'

/** A refund with its batch id, and the amount of its order that is left to refund, in minor units. */
type ListedRefund = Refund & { batchId: number; left: number }

/** Lists refunds for finance, the oldest first. */
export async function listRefunds(db: Db, where: SQL | undefined): Promise<ListedRefund[]> {
  const rows = await db
    .select({ refund, order, creditNote: creditNote.number })
    .from(refund)
    .innerJoin(order, eq(order.id, refund.orderId))
    .leftJoin(creditNote, eq(creditNote.refundId, refund.id))
    .where(where)
    .orderBy(asc(refund.id))
  const amounts = await loadRefundedAmounts(
    db,
    rows.map((row) => row.order.id),
  )
  return rows.map(
    ({ refund: row, order: { id, seqNo, goods, buyer, total, payment }, creditNote: number }) => ({
      ...{ id: row.id, batchId: row.batchId, seqNo, goods },
      ...{ learner: `${buyer.firstName} ${buyer.lastName}`, email: buyer.email },
      ...{
        amount: row.amount,
        currency: row.currency,
        orderTotal: total,
        completes: amounts.get(id) === total,
      },
      left: total - (amounts.get(id) ?? 0),
      ...{ keepPlace: row.keepPlace, way: row.way, account: row.account, payment, state: row.state },
      ...{ creditNote: number, failure: row.failure, sent: sentTransferOf(row) },
      changedAt: row.changedAt.toISOString(),
    }),
  )
}

/** Returns the transfer of a refund that one person has reported as sent; null if none was reported. */
export const sentTransferOf = ({
  sentReference,
  sentBy,
  sentAt,
}: typeof refund.$inferSelect): Refund['sent'] =>
  sentReference === null || sentBy === null || sentAt === null
    ? null
    : { reference: sentReference, by: sentBy, at: sentAt.toISOString() }

/** Returns a code that identifies the data of a prepared batch and is short enough to be typed. */
const seenOf = (prepared: Omit<PreparedRefund, 'seen'>): string =>
  createHash('sha256').update(JSON.stringify(prepared)).digest('hex').slice(0, 8)

/** Lists prepared refunds that wait for a second person, the oldest first: all, or one batch. */
export async function listPreparedRefunds(db: Db, id?: number): Promise<PreparedRefund[]> {
  const isPrepared = eq(refund.state, 'prepared')
  const refunds = await listRefunds(
    db,
    id === undefined ? isPrepared : and(isPrepared, eq(refund.batchId, id)),
  )
  const byBatch = Map.groupBy(refunds, ({ batchId }) => batchId)
  const batches = await db
    .select()
    .from(refundBatch)
    .where(inArray(refundBatch.id, [...byBatch.keys()]))
    .orderBy(asc(refundBatch.id))
  return batches.map(({ preparedById: _, preparedAt, ...batch }) => {
    const refunds = (byBatch.get(batch.id) ?? []).map(({ batchId: _, left: _left, ...row }) => row)
    const prepared = { ...batch, preparedAt: preparedAt.toISOString(), refunds }
    return { ...prepared, seen: seenOf(prepared) }
  })
}
