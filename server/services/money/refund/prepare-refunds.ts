import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { order } from '#server/db/schema/order.ts'
import { refund, refundBatch } from '#server/db/schema/refund.ts'
import { createRandomName, type Random } from '#server/ports/random.ts'
import { writeAuditEntry } from '#server/services/platform/audit/write-audit.ts'
import { checkNotOwnCase, type Operator } from '#src/domain/operator.ts'
import type { PayoutAccount, PayoutWay } from '#src/domain/refund/payout.ts'
import type { PreparedRefund } from '#src/domain/refund/refund.ts'
import type { RefundReason } from '#src/domain/refund/refund-reason.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import type { OrderRow } from '../order/order-row.ts'
import { listInvalidPayoutFields } from './list-invalid-payout-fields.ts'
import { listPreparedRefunds } from './list-refunds.ts'
import { loadRefundedAmounts } from './load-refunded-amounts.ts'
import { findPaidEnrolmentStatus } from './paid-enrolment.ts'

/** A request to refund one order. */
export interface RefundRequest {
  orderId: number
  /** The amount in minor units; by default all that is left to refund. */
  amount?: number | undefined
  /** The reason why the learner stays enrolled after a full refund; undefined if the enrolment ends. */
  keepPlace?: string | undefined
  /** How the money is sent; by default in the same way as the payment. */
  way?: PayoutWay | undefined
  /** The account to which a transfer is sent; by default the account that paid. */
  account?: PayoutAccount | undefined
}

export interface PrepareRefundsInput {
  refunds: readonly RefundRequest[]
  reason: RefundReason
  /** The note for the second person, who confirms or rejects the refunds. */
  note: string
  operator: Operator
  random: Random
  now: number
}

type NewRefund = Pick<typeof refund.$inferInsert, 'amount' | 'keepPlace' | 'way' | 'account'> & {
  row: OrderRow
}

/**
 * Prepares the refunds of one or more orders, all or none, in the transaction of the action that requires them.
 * Another person of finance confirms the batch. Each refusal names the number of its order. Refused as `notFound` if
 * there is no such order. Refused as `forbidden` for the operator's own order, for an unpaid order, and if a used
 * enrolment would end. Refused as `repeatSubmit` while another refund of the order is prepared, and as `invalid` for
 * an amount above what is left to refund or for invalid payout fields.
 */
export async function prepareRefunds(
  tx: Db,
  input: PrepareRefundsInput,
): Promise<PreparedRefund | RefusedResult> {
  const { refunds, operator, reason, note, now } = input
  const ids = refunds.map(({ orderId }) => orderId)
  // Invariant: orders are locked in the order of their ids, and nothing is locked after them.
  const rows = await tx
    .select()
    .from(order)
    .where(inArray(order.id, ids))
    .orderBy(asc(order.id))
    .for('update')
  const amounts = await loadRefundedAmounts(tx, ids)
  const newRefunds: NewRefund[] = []
  for (const request of refunds) {
    const row = rows.find(({ id }) => id === request.orderId)
    const checked = row
      ? await newRefund(tx, { row, request, operator, refunded: amounts.get(row.id) ?? 0 })
      : refuse('notFound')
    if (isRefused(checked)) return checked
    newRefunds.push(checked)
  }
  const { name: preparedBy, learnerId: preparedById } = operator
  const [batch] = await tx
    .insert(refundBatch)
    .values({ reason, note, preparedBy, preparedById, preparedAt: new Date(now) })
    .returning()
  const batchId = (batch as typeof refundBatch.$inferSelect).id
  for (const newRow of newRefunds) await insertRefund(tx, batchId, newRow, input)
  return (await listPreparedRefunds(tx, batchId))[0] as PreparedRefund
}

interface RefundCheckInput {
  row: OrderRow
  request: RefundRequest
  operator: Operator
  /** The amount of the order that was refunded so far, in minor units. */
  refunded: number
}

async function newRefund(
  tx: Db,
  { row, request, operator, refunded }: RefundCheckInput,
): Promise<NewRefund | RefusedResult> {
  const { seqNo, currency, payType, total } = row
  const ownRefusal = checkNotOwnCase(operator, row.learnerId)
  if (ownRefusal) return ownRefusal
  if (row.state !== 'paid') return refuse('forbidden', { reason: 'orderNotPaid', seqNo })
  if (await isPrepared(tx, row.id)) return refuse('repeatSubmit', { reason: 'refundPrepared', seqNo })
  const left = total - refunded
  const amount = request.amount ?? left
  if (!(amount > 0 && amount <= left))
    return refuse('invalid', { reason: 'refundTooLarge', seqNo, left, currency })
  const completes = amount === left
  const { keepPlace = null, account = null, way = payType === 'card' ? 'provider' : 'transfer' } = request
  const invalidFields = [
    ...(keepPlace !== null && !completes ? ['keepPlace'] : []),
    ...listInvalidPayoutFields(payType, way, account),
  ]
  if (invalidFields.length > 0) return refuse('invalid', { fields: invalidFields, seqNo })
  if (completes && keepPlace === null && (await findPaidEnrolmentStatus(tx, row)) === 'used')
    return refuse('forbidden', { reason: 'placeUsed', seqNo })
  return { row, amount, keepPlace, way, account }
}

async function isPrepared(tx: Db, orderId: number): Promise<boolean> {
  const isWaiting = and(eq(refund.orderId, orderId), eq(refund.state, 'prepared'))
  return (await tx.select({ id: refund.id }).from(refund).where(isWaiting).limit(1)).length > 0
}

async function insertRefund(
  tx: Db,
  batchId: number,
  { row, ...columns }: NewRefund,
  { reason, note, operator, random, now }: PrepareRefundsInput,
): Promise<void> {
  const { id: orderId, learnerId, currency, seqNo } = row
  const keys = { batchId, orderId, learnerId, currency, reason, key: createRandomName(random) }
  const [added] = await tx
    .insert(refund)
    .values({ ...keys, ...columns, state: 'prepared', changedAt: new Date(now) })
    .returning({ id: refund.id })
  const { account, ...auditColumns } = columns
  const detail = {
    refund: batchId,
    id: added?.id,
    currency,
    reason,
    note,
    ...auditColumns,
    toAccount: account !== null,
  }
  await writeAuditEntry(tx, {
    actor: operator.name,
    now,
    act: 'prepare-refund',
    subject: `order ${seqNo}`,
    detail,
  })
}
