import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { creditNote } from '#server/db/schema/credit-note.ts'
import { order } from '#server/db/schema/order.ts'
import { refund } from '#server/db/schema/refund.ts'
import type { RefundOutcome } from '#server/ports/payment.ts'
import { writeAudit } from '#server/services/platform/audit/write-audit.ts'
import { mayMoveRefund, type RefundState } from '#src/domain/refund/refund-state.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import { lockOrder, type OrderRow } from '../order/order-row.ts'
import { bookRefund } from './book-refund.ts'
import { lockRefund, moveRefund, type RefundRow } from './refund-row.ts'

interface Settling {
  /** The key by which the provider knows the refund. */
  key: string
  outcome: RefundOutcome
  /** The provider's name, for the log. */
  source: string
  sites: Sites
  now: number
}

/** The states in which the provider's word counts. A refund that was prepared again has another key. */
const open: readonly RefundState[] = ['confirmed', 'pending', 'done']

/**
 * Books what the provider says of a refund, by its answer or by a notice, once and never backwards, in whatever order they come. A refund that the
 * provider has taken gets its credit note. Returns whether anything changed.
 */
export const applyRefundResult = (db: Db, settling: Settling): Promise<boolean> =>
  withRefund(db, settling.key, async (tx, row, own) => {
    const { outcome, source, sites, now } = settling
    if (!open.includes(own.state) || !mayMoveRefund(own.state, outcome.status)) return false
    const booked =
      outcome.status === 'failed' || (await isCredited(tx, own))
        ? undefined
        : await bookRefund(tx, { row, refund: own, sites, now })
    const failure = outcome.status === 'failed' ? outcome.reason : null
    await moveRefund(tx, own, outcome.status, now, { providerId: outcome.id ?? own.providerId, failure })
    const detail = {
      id: own.id,
      amount: own.amount,
      currency: own.currency,
      ...booked,
      ...(failure && { failure }),
    }
    const act = `refund-${outcome.status}`
    await writeAudit(tx, { actor: source, now, act, subject: `order ${row.seqNo}`, detail })
    return true
  })

/** Books a confirmed refund by bank transfer, once. Finance sends the money after that. */
export async function bookTransfer(
  db: Db,
  { key, sites, now }: Pick<Settling, 'key' | 'sites' | 'now'>,
): Promise<void> {
  await withRefund(db, key, async (tx, row, own) => {
    if (own.state !== 'confirmed' || (await isCredited(tx, own))) return false
    const booked = await bookRefund(tx, { row, refund: own, sites, now })
    const detail = { id: own.id, amount: own.amount, currency: own.currency, ...booked }
    await writeAudit(tx, {
      actor: 'portal',
      now,
      act: 'refund-booked',
      subject: `order ${row.seqNo}`,
      detail,
    })
    return true
  })
}

/** Runs `work` with the refund of a key and its order, both locked. Returns false where there is no such refund. */
const withRefund = (
  db: Db,
  key: string,
  work: (tx: Db, row: OrderRow, own: RefundRow) => Promise<boolean>,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [found] = await tx.select().from(refund).where(eq(refund.key, key))
    if (!found) return false
    const row = await lockOrder(tx, eq(order.id, found.orderId))
    const own = await lockRefund(tx, found.id)
    return row && own?.key === key ? work(tx, row, own) : false
  })

async function isCredited(tx: Db, { id }: RefundRow): Promise<boolean> {
  const rows = await tx
    .select({ number: creditNote.number })
    .from(creditNote)
    .where(eq(creditNote.refundId, id))
  return rows.length > 0
}
