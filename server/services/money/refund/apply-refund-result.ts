import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { creditNote } from '#server/db/schema/credit-note.ts'
import { order } from '#server/db/schema/order.ts'
import { refund } from '#server/db/schema/refund.ts'
import type { RefundOutcome } from '#server/ports/payment.ts'
import { writeAuditEntry } from '#server/services/platform/audit/write-audit.ts'
import { canChangeRefundState, type RefundState } from '#src/domain/refund/refund-state.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import { lockOrder, type OrderRow } from '../order/order-row.ts'
import { bookRefund } from './book-refund.ts'
import { lockRefund, type RefundRow, updateRefundState } from './refund-row.ts'

interface RefundResultInput {
  /** The provider's idempotency key of the refund. */
  key: string
  outcome: RefundOutcome
  /** The provider's name, for the log. */
  source: string
  sites: Sites
  now: number
}

/**
 * The refund states in which the provider's result is accepted. A refund that was prepared again has another key, so
 * results of its first attempt don't match.
 */
const acceptingStates: readonly RefundState[] = ['confirmed', 'pending', 'done']

/**
 * Applies the provider's result of a refund, from a response or a notification. Results may arrive repeatedly and in
 * any order; a refund never returns to an earlier state. An accepted refund gets its credit note. Returns whether
 * anything changed.
 */
export const applyRefundResult = (db: Db, input: RefundResultInput): Promise<boolean> =>
  withRefund(db, input.key, async (tx, row, refundRow) => {
    const { outcome, source, sites, now } = input
    if (!acceptingStates.includes(refundRow.state) || !canChangeRefundState(refundRow.state, outcome.status))
      return false
    const booked =
      outcome.status === 'failed' || (await isCredited(tx, refundRow))
        ? undefined
        : await bookRefund(tx, { row, refund: refundRow, sites, now })
    const failure = outcome.status === 'failed' ? outcome.reason : null
    await updateRefundState(tx, refundRow, outcome.status, now, {
      providerId: outcome.id ?? refundRow.providerId,
      failure,
    })
    const detail = {
      id: refundRow.id,
      amount: refundRow.amount,
      currency: refundRow.currency,
      ...booked,
      ...(failure && { failure }),
    }
    const action = `refund-${outcome.status}` as const
    await writeAuditEntry(tx, { actor: source, now, act: action, subject: `order ${row.seqNo}`, detail })
    return true
  })

/** Books a confirmed refund by bank transfer, once. Finance sends the money afterwards. */
export async function bookTransferRefund(
  db: Db,
  { key, sites, now }: Pick<RefundResultInput, 'key' | 'sites' | 'now'>,
): Promise<void> {
  await withRefund(db, key, async (tx, row, refundRow) => {
    if (refundRow.state !== 'confirmed' || (await isCredited(tx, refundRow))) return false
    const booked = await bookRefund(tx, { row, refund: refundRow, sites, now })
    const detail = { id: refundRow.id, amount: refundRow.amount, currency: refundRow.currency, ...booked }
    await writeAuditEntry(tx, {
      actor: 'portal',
      now,
      act: 'refund-booked',
      subject: `order ${row.seqNo}`,
      detail,
    })
    return true
  })
}

/**
 * Runs `work` with the refund that has a key and with its order, both locked. Returns false if there is no such
 * refund.
 */
const withRefund = (
  db: Db,
  key: string,
  work: (tx: Db, row: OrderRow, refundRow: RefundRow) => Promise<boolean>,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [found] = await tx.select().from(refund).where(eq(refund.key, key))
    if (!found) return false
    const row = await lockOrder(tx, eq(order.id, found.orderId))
    const refundRow = await lockRefund(tx, found.id)
    return row && refundRow?.key === key ? work(tx, row, refundRow) : false
  })

async function isCredited(tx: Db, { id }: RefundRow): Promise<boolean> {
  const rows = await tx
    .select({ number: creditNote.number })
    .from(creditNote)
    .where(eq(creditNote.refundId, id))
  return rows.length > 0
}
