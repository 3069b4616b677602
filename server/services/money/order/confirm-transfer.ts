import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { order } from '#server/db/schema/order.ts'
import { paymentEvent, preparedTransfer } from '#server/db/schema/payment-event.ts'
import { writeAudit } from '#server/services/platform/audit/write-audit.ts'
import type { CurrencyCode } from '#src/domain/country/currency.ts'
import { type Operator, ownMatter, samePerson } from '#src/domain/operator.ts'
import type { OrderState } from '#src/domain/order/order-state.ts'
import type { ReviewReason } from '#src/domain/order/payment-event.ts'
import type { PreparedTransfer } from '#src/domain/order/payment-review.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import { applyEvent } from './apply-event.ts'
import { findOrder, type OrderRow } from './order-row.ts'
import { bankEventId, bankSource, listOthers, reviewReasonOf, shownTransfer } from './prepared-transfers.ts'

export interface ConfirmTransferInput {
  seqNo: string
  /** The bank's own reference of the transfer. */
  reference: string
  /** The amount that came in, in minor units. */
  amount: number
  currency: CurrencyCode
  operator: Operator
  sites: Sites
  now: number
}

/**
 * What became of a transfer: `prepared` until a second person confirms it, `reviewed` where it is not what the order asks for, for
 * `reason`. A prepared transfer has the reason for which it will be reviewed.
 */
export interface ConfirmTransferResult {
  state: OrderState
  prepared: boolean
  reviewed: boolean
  reason: ReviewReason | null
  /** What the order expects, in minor units. */
  total: number
  currency: CurrencyCode
  /** The transfers that are prepared for the same order with another reference. */
  others: PreparedTransfer[]
}

/**
 * Books a bank transfer on an order, by two persons: the first prepares it, the second says the same and books it. A transfer that
 * comes late, or of another amount, is kept for review. Refused as `notFound`, as `forbidden` for an order by card, for one's own and to
 * whoever prepared it, as `invalid` where the second says otherwise, and as `repeatSubmit` for a transfer that was booked before.
 */
export async function confirmTransfer(
  db: Db,
  confirming: ConfirmTransferInput,
): Promise<ConfirmTransferResult | RefusedResult> {
  const { seqNo, reference, operator } = confirming
  return db.transaction(async (tx) => {
    const row = await findOrder(tx, eq(order.seqNo, seqNo))
    if (!row) return refuse('notFound')
    if (row.payType !== 'bankTransfer') return refuse('forbidden', { reason: 'notByTransfer' })
    const own = ownMatter(operator, row.learnerId)
    if (own) return own
    if (await isBooked(tx, reference)) return booked
    const isSecond = await secondOf(tx, row, confirming)
    if (isRefused(isSecond)) return isSecond
    const { total, currency } = row
    const others = await listOthers(tx, row.id, reference)
    if (isSecond) {
      const outcome = await book(tx, row, confirming)
      return isRefused(outcome) ? outcome : { ...outcome, total, currency, others }
    }
    const reason = reviewReasonOf(row, confirming)
    return { state: row.state, prepared: true, reviewed: false, reason, total, currency, others }
  })
}

const booked = refuse('repeatSubmit', { reason: 'transferBooked' })

async function isBooked(tx: Db, reference: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: paymentEvent.id })
    .from(paymentEvent)
    .where(eq(paymentEvent.id, bankEventId(reference)))
  return row !== undefined
}

/** Whether somebody else has prepared the same transfer; else it is prepared now, or anew by whoever mistook something. */
async function secondOf(
  tx: Db,
  row: OrderRow,
  confirming: ConfirmTransferInput,
): Promise<boolean | RefusedResult> {
  const { reference, amount, currency, operator, now } = confirming
  const [first] = await tx
    .insert(preparedTransfer)
    .values({
      ...{ reference, orderId: row.id, amount, currency, at: new Date(now) },
      ...{ preparedBy: operator.name, preparedById: operator.learnerId },
    })
    .onConflictDoNothing()
    .returning()
  if (first) {
    await audit(tx, confirming, 'prepare-transfer', { reference, amount, currency })
    return false
  }
  const [prepared] = await tx
    .select()
    .from(preparedTransfer)
    .where(eq(preparedTransfer.reference, reference))
    .for('update')
  if (!prepared) throw new Error('A prepared transfer was neither written nor found')
  // Whoever held the lock may have booked it.
  if (await isBooked(tx, reference)) return booked
  const differing = [
    ...(prepared.orderId === row.id ? [] : ['seqNo']),
    ...(prepared.amount === amount ? [] : ['amount']),
    ...(prepared.currency === currency ? [] : ['currency']),
  ]
  const agrees = differing.length === 0
  const same = samePerson(operator, { name: prepared.preparedBy, learnerId: prepared.preparedById })
  if (!same) return agrees || otherThanPrepared(tx, prepared, differing)
  if (agrees) return same
  await tx
    .update(preparedTransfer)
    .set({ orderId: row.id, amount, currency, at: new Date(now) })
    .where(eq(preparedTransfer.reference, reference))
  await audit(tx, confirming, 'prepare-transfer', { reference, amount, currency })
  return false
}

/** The refusal of a second person who says something different, with what is prepared. */
async function otherThanPrepared(
  tx: Db,
  prepared: typeof preparedTransfer.$inferSelect,
  fields: string[],
): Promise<RefusedResult> {
  const row = await findOrder(tx, eq(order.id, prepared.orderId))
  if (!row) throw new Error('A prepared transfer is of an order that is not there')
  const shown = { ...shownTransfer(prepared, row), seqNo: row.seqNo }
  return refuse('invalid', { reason: 'otherThanPrepared', fields, prepared: shown })
}

type Booked = Pick<ConfirmTransferResult, 'state' | 'prepared' | 'reviewed' | 'reason'>

async function book(
  tx: Db,
  row: OrderRow,
  confirming: ConfirmTransferInput,
): Promise<Booked | RefusedResult> {
  const { reference, amount, currency, sites, now } = confirming
  const { merchantTransactionId } = row
  const paid = { kind: 'paid' as const, merchantTransactionId, payment: reference, amount, currency }
  const notice = { ...paid, id: reference, at: now }
  const outcome = await applyEvent(tx, { source: bankSource, notice, sites, now })
  if (!outcome) return booked
  await tx
    .update(preparedTransfer)
    .set({ bookedAt: new Date(now) })
    .where(eq(preparedTransfer.reference, reference))
  await audit(tx, confirming, 'confirm-transfer', { reference, amount, currency, outcome })
  const [after] = await tx
    .select({ state: order.state, reason: paymentEvent.reason })
    .from(order)
    .innerJoin(paymentEvent, eq(paymentEvent.orderId, order.id))
    .where(eq(paymentEvent.id, bankEventId(reference)))
  const { state, reason } = after ?? { state: row.state, reason: null }
  return { state, prepared: false, reviewed: outcome === 'review', reason }
}

const audit = (
  tx: Db,
  { operator, seqNo, now }: ConfirmTransferInput,
  act: string,
  detail: Record<string, unknown>,
) => writeAudit(tx, { actor: operator.name, now, act, subject: `order ${seqNo}`, detail })
