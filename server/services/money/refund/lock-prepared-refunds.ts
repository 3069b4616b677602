import { asc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { order } from '#server/db/schema/order.ts'
import { refund, refundBatch } from '#server/db/schema/refund.ts'
import { checkNotOwnCase, type Operator } from '#src/domain/operator.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import type { RefundRow } from './refund-row.ts'

export interface LockedRefundBatch {
  batch: typeof refundBatch.$inferSelect
  /** The waiting refunds, each with the number of its order. */
  refunds: (RefundRow & { seqNo: string })[]
}

/**
 * Returns the prepared refunds of a batch, locked until the transaction ends. Refused as `notFound` if there is no
 * such batch, as `repeatSubmit` if the refunds are already decided, and as `forbidden` for an operator who would
 * receive one of them.
 */
export async function lockPreparedRefunds(
  tx: Db,
  id: number,
  operator: Operator,
): Promise<LockedRefundBatch | RefusedResult> {
  const [batch] = await tx.select().from(refundBatch).where(eq(refundBatch.id, id))
  if (!batch) return refuse('notFound')
  const rows = await tx
    .select({ refund, seqNo: order.seqNo })
    .from(refund)
    .innerJoin(order, eq(order.id, refund.orderId))
    .where(eq(refund.batchId, id))
    .orderBy(asc(refund.id))
    .for('update', { of: refund })
  const waiting = rows.filter((row) => row.refund.state === 'prepared')
  if (waiting.length === 0) return refuse('repeatSubmit', { reason: 'refundDecided' })
  for (const { refund: row } of waiting) {
    const ownRefusal = checkNotOwnCase(operator, row.learnerId)
    if (ownRefusal) return ownRefusal
  }
  return { batch, refunds: waiting.map((row) => ({ ...row.refund, seqNo: row.seqNo })) }
}
