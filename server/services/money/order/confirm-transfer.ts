import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { order } from '#server/db/schema/order.ts'
import { paymentEvent, preparedTransfer } from '#server/db/schema/payment-event.ts'
import { writeAuditEntry } from '#server/services/platform/audit/write-audit.ts'
import type { AuditAction } from '#src/domain/audit-action.ts'
import type { CurrencyCode } from '#src/domain/country/currency.ts'
import { checkNotOwnCase, checkSecondPerson, type Operator } from '#src/domain/operator.ts'
import type { OrderState } from '#src/domain/order/order-state.ts'
import type { ReviewReason } from '#src/domain/order/payment-event.ts'
import type { PreparedTransfer } from '#src/domain/order/payment-review.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import { applyPaymentEvent } from './apply-payment-event.ts'
import { findOrder, type OrderRow } from './order-row.ts'
import {
  bankEventId,
  bankEventSource,
  listOtherTransfers,
  reviewReasonOf,
  toPreparedTransfer,
} from './prepared-transfers.ts'

export interface ConfirmTransferInput {
  seqNo: string
  /** The bank's reference of the transfer. */
  reference: string
  /** The received amount, in minor units. */
  amount: number
  currency: CurrencyCode
  operator: Operator
  sites: Sites
  now: number
}

/**
 * The result of `confirmTransfer`. `prepared` is set until a second person confirms the transfer, `reviewed` if the
 * transfer does not match the order. `reason` is the reason for the review. It is also set for a prepared transfer
 * that will go to review.
 */
export interface ConfirmTransferResult {
  state: OrderState
  prepared: boolean
  reviewed: boolean
  reason: ReviewReason | null
  /** The total of the order, in minor units. */
  total: number
  currency: CurrencyCode
  /** The prepared transfers of the same order with another bank reference. */
  others: PreparedTransfer[]
}

/**
 * Books a bank transfer for an order, in two steps by two people. The first person enters the transfer, and the
 * second person books it by entering the same data. A transfer that is late or has another amount goes to review.
 * Refused as `notFound` if there is no such order, and as `repeatSubmit` for a transfer that is already booked.
 * Refused as `forbidden` for an order by card, for the operator's own order and for a second step by the same
 * person. Refused as `invalid` if the entries differ.
 */
export async function confirmTransfer(
  db: Db,
  input: ConfirmTransferInput,
): Promise<ConfirmTransferResult | RefusedResult> {
  const { seqNo, reference, operator } = input
  return db.transaction(async (tx) => {
    const row = await findOrder(tx, eq(order.seqNo, seqNo))
    if (!row) return refuse('notFound')
    if (row.payType !== 'bankTransfer') return refuse('forbidden', { reason: 'notByTransfer' })
    const ownRefusal = checkNotOwnCase(operator, row.learnerId)
    if (ownRefusal) return ownRefusal
    if (await isBooked(tx, reference)) return alreadyBooked
    const isSecond = await prepareOrConfirm(tx, row, input)
    if (isRefused(isSecond)) return isSecond
    const { total, currency } = row
    const others = await listOtherTransfers(tx, row.id, reference)
    if (isSecond) {
      const outcome = await book(tx, row, input)
      return isRefused(outcome) ? outcome : { ...outcome, total, currency, others }
    }
    const reason = reviewReasonOf(row, input)
    return { state: row.state, prepared: true, reviewed: false, reason, total, currency, others }
  })
}

const alreadyBooked = refuse('repeatSubmit', { reason: 'transferBooked' })

async function isBooked(tx: Db, reference: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: paymentEvent.id })
    .from(paymentEvent)
    .where(eq(paymentEvent.id, bankEventId(reference)))
  return row !== undefined
}

/**
 * Returns true if another person has prepared the same transfer. Otherwise prepares the transfer, or corrects the
 * transfer that the same person prepared, and returns false.
 */
async function prepareOrConfirm(
  tx: Db,
  row: OrderRow,
  input: ConfirmTransferInput,
): Promise<boolean | RefusedResult> {
  const { reference, amount, currency, operator, now } = input
  const [first] = await tx
    .insert(preparedTransfer)
    .values({
      ...{ reference, orderId: row.id, amount, currency, at: new Date(now) },
      ...{ preparedBy: operator.name, preparedById: operator.learnerId },
    })
    .onConflictDoNothing()
    .returning()
  if (first) {
    await audit(tx, input, 'prepare-transfer', { reference, amount, currency })
    return false
  }
  const [prepared] = await tx
    .select()
    .from(preparedTransfer)
    .where(eq(preparedTransfer.reference, reference))
    .for('update')
  if (!prepared) throw new Error('A prepared transfer was neither written nor found')
  // Another transaction may have booked the transfer while this transaction waited for the lock.
  if (await isBooked(tx, reference)) return alreadyBooked
  const differingFields = [
    ...(prepared.orderId === row.id ? [] : ['seqNo']),
    ...(prepared.amount === amount ? [] : ['amount']),
    ...(prepared.currency === currency ? [] : ['currency']),
  ]
  const agrees = differingFields.length === 0
  const selfConfirmation = checkSecondPerson(operator, {
    name: prepared.preparedBy,
    learnerId: prepared.preparedById,
  })
  if (!selfConfirmation) return agrees || otherThanPrepared(tx, prepared, differingFields)
  if (agrees) return selfConfirmation
  await tx
    .update(preparedTransfer)
    .set({ orderId: row.id, amount, currency, at: new Date(now) })
    .where(eq(preparedTransfer.reference, reference))
  await audit(tx, input, 'prepare-transfer', { reference, amount, currency })
  return false
}

/**
 * Returns the refusal of a second entry that differs from the prepared one; the refusal contains the prepared
 * entry.
 */
async function otherThanPrepared(
  tx: Db,
  prepared: typeof preparedTransfer.$inferSelect,
  fields: string[],
): Promise<RefusedResult> {
  const row = await findOrder(tx, eq(order.id, prepared.orderId))
  if (!row) throw new Error('A prepared transfer is of an order that is not there')
  const preparedTransferView = { ...toPreparedTransfer(prepared, row), seqNo: row.seqNo }
  return refuse('invalid', { reason: 'otherThanPrepared', fields, prepared: preparedTransferView })
}

type BookingResult = Pick<ConfirmTransferResult, 'state' | 'prepared' | 'reviewed' | 'reason'>

async function book(
  tx: Db,
  row: OrderRow,
  input: ConfirmTransferInput,
): Promise<BookingResult | RefusedResult> {
  const { reference, amount, currency, sites, now } = input
  const { merchantTransactionId } = row
  const paid = { kind: 'paid' as const, merchantTransactionId, payment: reference, amount, currency }
  const notice = { ...paid, id: reference, at: now }
  const outcome = await applyPaymentEvent(tx, { source: bankEventSource, notification: notice, sites, now })
  if (!outcome) return alreadyBooked
  await tx
    .update(preparedTransfer)
    .set({ bookedAt: new Date(now) })
    .where(eq(preparedTransfer.reference, reference))
  await audit(tx, input, 'confirm-transfer', { reference, amount, currency, outcome })
  const [booked] = await tx
    .select({ state: order.state, reason: paymentEvent.reason })
    .from(order)
    .innerJoin(paymentEvent, eq(paymentEvent.orderId, order.id))
    .where(eq(paymentEvent.id, bankEventId(reference)))
  const { state, reason } = booked ?? { state: row.state, reason: null }
  return { state, prepared: false, reviewed: outcome === 'review', reason }
}

const audit = (
  tx: Db,
  { operator, seqNo, now }: ConfirmTransferInput,
  action: AuditAction,
  detail: Record<string, unknown>,
) => writeAuditEntry(tx, { actor: operator.name, now, act: action, subject: `order ${seqNo}`, detail })
