import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { order } from '#server/db/schema/order.ts'
import { refund, refundBatch } from '#server/db/schema/refund.ts'
import { type Random, randomName } from '#server/ports/random.ts'
import { writeAudit } from '#server/services/platform/audit/write-audit.ts'
import { type Operator, ownMatter } from '#src/domain/operator.ts'
import type { PayoutAccount, PayoutWay } from '#src/domain/refund/payout.ts'
import type { PreparedRefund } from '#src/domain/refund/refund.ts'
import type { RefundReason } from '#src/domain/refund/refund-reason.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import type { OrderRow } from '../order/order-row.ts'
import { standingOfPlace } from './place-of-order.ts'
import { refundedAmounts } from './refunded-amounts.ts'
import { listPrepared } from './shown-refunds.ts'
import { wrongWay } from './wrong-way.ts'

/** The refund of one order, as an act requests it. */
export interface RefundRequest {
  orderId: number
  /** The amount in minor units; all that is left of the order without one. */
  amount?: number | undefined
  /** Why the learner keeps the place although nothing of the price is left; without it the place is given back. */
  keepPlace?: string | undefined
  /** How the money goes back; by default the way on which it came. */
  way?: PayoutWay | undefined
  /** The account of a transfer; without one, that which the payment came from. */
  account?: PayoutAccount | undefined
}

export interface PrepareRefundsInput {
  refunds: readonly RefundRequest[]
  reason: RefundReason
  /** What is said for the second person. */
  note: string
  operator: Operator
  random: Random
  now: number
}

type NewRefund = Pick<typeof refund.$inferInsert, 'amount' | 'keepPlace' | 'way' | 'account'> & {
  row: OrderRow
}

/**
 * Prepares the refunds of one order or of many, all or none, in the transaction of the act that needs them. Another person of finance confirms
 * all of them by one act. Refused, with the order's number, as `notFound`; as `forbidden` for the operator's own order, for an order that is not
 * paid, and where a place that was used would be given back; as `repeatSubmit` while another refund of the order is prepared; and as `invalid`
 * where the amount is more than what is left.
 */
export async function prepareRefunds(
  tx: Db,
  preparing: PrepareRefundsInput,
): Promise<PreparedRefund | RefusedResult> {
  const { refunds, operator, reason, note, now } = preparing
  const ids = refunds.map(({ orderId }) => orderId)
  // The rows of orders are locked in the order of their numbers, and nothing is locked after them.
  const rows = await tx
    .select()
    .from(order)
    .where(inArray(order.id, ids))
    .orderBy(asc(order.id))
    .for('update')
  const amounts = await refundedAmounts(tx, ids)
  const wanted: NewRefund[] = []
  for (const request of refunds) {
    const row = rows.find(({ id }) => id === request.orderId)
    const one = row
      ? await newRefund(tx, { row, request, operator, back: amounts.get(row.id) ?? 0 })
      : refuse('notFound')
    if (isRefused(one)) return one
    wanted.push(one)
  }
  const { name: preparedBy, learnerId: preparedById } = operator
  const [batch] = await tx
    .insert(refundBatch)
    .values({ reason, note, preparedBy, preparedById, preparedAt: new Date(now) })
    .returning()
  const batchId = (batch as typeof refundBatch.$inferSelect).id
  for (const each of wanted) await insertRefund(tx, batchId, each, preparing)
  return (await listPrepared(tx, batchId))[0] as PreparedRefund
}

interface Judging {
  row: OrderRow
  request: RefundRequest
  operator: Operator
  /** What goes back already, in minor units. */
  back: number
}

async function newRefund(
  tx: Db,
  { row, request, operator, back }: Judging,
): Promise<NewRefund | RefusedResult> {
  const { seqNo, currency, payType, total } = row
  const own = ownMatter(operator, row.learnerId)
  if (own) return own
  if (row.state !== 'paid') return refuse('forbidden', { reason: 'orderNotPaid', seqNo })
  if (await isPrepared(tx, row.id)) return refuse('repeatSubmit', { reason: 'refundPrepared', seqNo })
  const left = total - back
  const amount = request.amount ?? left
  if (!(amount > 0 && amount <= left))
    return refuse('invalid', { reason: 'refundTooLarge', seqNo, left, currency })
  const completes = amount === left
  const { keepPlace = null, account = null, way = payType === 'card' ? 'provider' : 'transfer' } = request
  const wrong = [
    ...(keepPlace !== null && !completes ? ['keepPlace'] : []),
    ...wrongWay(payType, way, account),
  ]
  if (wrong.length > 0) return refuse('invalid', { fields: wrong, seqNo })
  if (completes && keepPlace === null && (await standingOfPlace(tx, row)) === 'used')
    return refuse('forbidden', { reason: 'placeUsed', seqNo })
  return { row, amount, keepPlace, way, account }
}

async function isPrepared(tx: Db, orderId: number): Promise<boolean> {
  const waits = and(eq(refund.orderId, orderId), eq(refund.state, 'prepared'))
  return (await tx.select({ id: refund.id }).from(refund).where(waits).limit(1)).length > 0
}

async function insertRefund(
  tx: Db,
  batchId: number,
  { row, ...more }: NewRefund,
  { reason, note, operator, random, now }: PrepareRefundsInput,
): Promise<void> {
  const { id: orderId, learnerId, currency, seqNo } = row
  const of = { batchId, orderId, learnerId, currency, reason, key: randomName(random) }
  const [added] = await tx
    .insert(refund)
    .values({ ...of, ...more, state: 'prepared', changedAt: new Date(now) })
    .returning({ id: refund.id })
  const { account, ...said } = more
  const detail = {
    refund: batchId,
    id: added?.id,
    currency,
    reason,
    note,
    ...said,
    toAccount: account !== null,
  }
  await writeAudit(tx, {
    actor: operator.name,
    now,
    act: 'prepare-refund',
    subject: `order ${seqNo}`,
    detail,
  })
}
