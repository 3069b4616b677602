import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { creditNote } from '#server/db/schema/credit-note.ts'
import { order } from '#server/db/schema/order.ts'
import { refund, refundBatch } from '#server/db/schema/refund.ts'
import { type Random, randomName } from '#server/ports/random.ts'
import { writeAudit } from '#server/services/platform/audit/write-audit.ts'
import { type Operator, ownMatter } from '#src/domain/operator.ts'
import type { PayoutAccount, PayoutWay } from '#src/domain/refund/payout.ts'
import type { PreparedRefund } from '#src/domain/refund/refund.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import type { OrderRow } from '../order/order-row.ts'
import { lockRefund, moveRefund, type RefundRow } from './refund-row.ts'
import { refundedAmounts } from './refunded-amounts.ts'
import { listPrepared } from './shown-refunds.ts'
import { wrongWay } from './wrong-way.ts'

interface Again {
  /** The number of the refund that failed. */
  id: number
  note: string
  way: PayoutWay
  account?: PayoutAccount | undefined
  operator: Operator
  random: Random
  now: number
}

/**
 * Prepares a refund that failed once more, on the same way or by transfer; another person confirms it. A credit note that was issued stays
 * as it is. Refused as `notFound`; as `forbidden` for one's own order; as `repeatSubmit` unless it failed, or where another refund of the
 * order is prepared; and as `invalid` where another refund has taken its place.
 */
export async function prepareAgain(db: Db, again: Again): Promise<PreparedRefund | RefusedResult> {
  const { id, note, operator, random, now, way, account = null } = again
  return db.transaction(async (tx) => {
    const [of] = await tx.select({ orderId: refund.orderId }).from(refund).where(eq(refund.id, id))
    if (!of) return refuse('notFound')
    // The order before its refund, as booking one locks them.
    const [placed] = await tx.select().from(order).where(eq(order.id, of.orderId)).for('update')
    const row = await lockRefund(tx, id)
    if (!row || !placed) return refuse('notFound')
    const own = ownMatter(operator, row.learnerId)
    if (own) return own
    if (row.state !== 'failed') return refuse('repeatSubmit', { reason: 'refundDecided' })
    const refused = await judge(tx, row, placed, again)
    if (refused) return refused
    const { name: preparedBy, learnerId: preparedById } = operator
    const [batch] = await tx
      .insert(refundBatch)
      .values({ reason: row.reason, note, preparedBy, preparedById, preparedAt: new Date(now) })
      .returning()
    const batchId = (batch as typeof refundBatch.$inferSelect).id
    const anew = { batchId, way, account, key: randomName(random), providerId: null, failure: null }
    await moveRefund(tx, row, 'prepared', now, anew)
    const detail = { refund: batchId, id, amount: row.amount, currency: row.currency, way, note, again: true }
    const subject = `order ${placed.seqNo}`
    await writeAudit(tx, { actor: operator.name, now, act: 'prepare-refund', subject, detail })
    return (await listPrepared(tx, batchId))[0] as PreparedRefund
  })
}

async function judge(
  tx: Db,
  row: RefundRow,
  placed: OrderRow,
  { way, account }: Again,
): Promise<RefusedResult | null> {
  const { seqNo, payType, currency, total } = placed
  const prepared = and(eq(refund.orderId, placed.id), eq(refund.state, 'prepared'))
  const [waits] = await tx.select({ id: refund.id }).from(refund).where(prepared)
  if (waits) return refuse('repeatSubmit', { reason: 'refundPrepared', seqNo })
  const wrong = wrongWay(payType, way, account ?? null)
  if (wrong.length > 0) return refuse('invalid', { fields: wrong, seqNo })
  const [credited] = await tx.select().from(creditNote).where(eq(creditNote.refundId, row.id))
  if (credited) return null
  const left = total - ((await refundedAmounts(tx, [placed.id])).get(placed.id) ?? 0)
  return row.amount <= left ? null : refuse('invalid', { reason: 'refundTooLarge', seqNo, left, currency })
}
