import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { creditNote } from '#server/db/schema/credit-note.ts'
import { order } from '#server/db/schema/order.ts'
import { refund, refundBatch } from '#server/db/schema/refund.ts'
import { createRandomName, type Random } from '#server/ports/random.ts'
import { writeAuditEntry } from '#server/services/platform/audit/write-audit.ts'
import { checkNotOwnCase, type Operator } from '#src/domain/operator.ts'
import type { PayoutAccount, PayoutWay } from '#src/domain/refund/payout.ts'
import type { PreparedRefund } from '#src/domain/refund/refund.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import type { OrderRow } from '../order/order-row.ts'
import { listInvalidPayoutFields } from './list-invalid-payout-fields.ts'
import { listPreparedRefunds } from './list-refunds.ts'
import { loadRefundedAmounts } from './load-refunded-amounts.ts'
import { lockRefund, type RefundRow, updateRefundState } from './refund-row.ts'

interface PrepareAgainInput {
  /** The id of the failed refund. */
  id: number
  note: string
  way: PayoutWay
  account?: PayoutAccount | undefined
  operator: Operator
  random: Random
  now: number
}

/**
 * Prepares a failed refund again, through the same provider or as a bank transfer; another person confirms it. A
 * credit note that was issued stays valid. Refused as `notFound` if there is no such refund, and as `forbidden` for
 * the operator's own order. Refused as `repeatSubmit` if the refund has not failed, or if another refund of the order
 * is prepared. Refused as `invalid` for invalid payout fields, and if another refund has replaced the failed one.
 */
export async function prepareRefundAgain(
  db: Db,
  input: PrepareAgainInput,
): Promise<PreparedRefund | RefusedResult> {
  const { id, note, operator, random, now, way, account = null } = input
  return db.transaction(async (tx) => {
    const [failedRefund] = await tx.select({ orderId: refund.orderId }).from(refund).where(eq(refund.id, id))
    if (!failedRefund) return refuse('notFound')
    // The order is locked before its refund, as in `bookRefund`.
    const [placedOrder] = await tx
      .select()
      .from(order)
      .where(eq(order.id, failedRefund.orderId))
      .for('update')
    const row = await lockRefund(tx, id)
    if (!row || !placedOrder) return refuse('notFound')
    const ownRefusal = checkNotOwnCase(operator, row.learnerId)
    if (ownRefusal) return ownRefusal
    if (row.state !== 'failed') return refuse('repeatSubmit', { reason: 'refundDecided' })
    const refused = await checkAgain(tx, row, placedOrder, input)
    if (refused) return refused
    const { name: preparedBy, learnerId: preparedById } = operator
    const [batch] = await tx
      .insert(refundBatch)
      .values({ reason: row.reason, note, preparedBy, preparedById, preparedAt: new Date(now) })
      .returning()
    const batchId = (batch as typeof refundBatch.$inferSelect).id
    const columns = { batchId, way, account, key: createRandomName(random), providerId: null, failure: null }
    await updateRefundState(tx, row, 'prepared', now, columns)
    const detail = { refund: batchId, id, amount: row.amount, currency: row.currency, way, note, again: true }
    const subject = `order ${placedOrder.seqNo}`
    await writeAuditEntry(tx, { actor: operator.name, now, act: 'prepare-refund', subject, detail })
    return (await listPreparedRefunds(tx, batchId))[0] as PreparedRefund
  })
}

async function checkAgain(
  tx: Db,
  row: RefundRow,
  placedOrder: OrderRow,
  { way, account }: PrepareAgainInput,
): Promise<RefusedResult | null> {
  const { seqNo, payType, currency, total } = placedOrder
  const prepared = and(eq(refund.orderId, placedOrder.id), eq(refund.state, 'prepared'))
  const [waiting] = await tx.select({ id: refund.id }).from(refund).where(prepared)
  if (waiting) return refuse('repeatSubmit', { reason: 'refundPrepared', seqNo })
  const invalidFields = listInvalidPayoutFields(payType, way, account ?? null)
  if (invalidFields.length > 0) return refuse('invalid', { fields: invalidFields, seqNo })
  const [credited] = await tx.select().from(creditNote).where(eq(creditNote.refundId, row.id))
  if (credited) return null
  const left = total - ((await loadRefundedAmounts(tx, [placedOrder.id])).get(placedOrder.id) ?? 0)
  return row.amount <= left ? null : refuse('invalid', { reason: 'refundTooLarge', seqNo, left, currency })
}
