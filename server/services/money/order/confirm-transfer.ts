import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { order } from '#server/db/schema/order.ts'
import { writeAudit } from '#server/services/ground/audit/write-audit.ts'
import type { CurrencyCode } from '#src/domain/country/currency.ts'
import type { OrderState } from '#src/domain/order/order-state.ts'
import { type Refused, refuse } from '#src/domain/refusal.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import { applyEvent } from './apply-event.ts'
import { findOrder } from './order-row.ts'

export interface Confirming {
  seqNo: string
  /** The bank's own reference of the transfer. */
  reference: string
  /** The amount that came in, in minor units. */
  amount: number
  currency: CurrencyCode
  actor: string
  sites: Sites
  now: number
}

/**
 * Books a bank transfer on an order. A transfer that comes late, or of another amount, is kept for review.
 * Refused as `notFound`, as `forbidden` for an order by card, and as `repeatSubmit` for a transfer that was
 * confirmed before.
 */
export async function confirmTransfer(
  db: Db,
  confirming: Confirming,
): Promise<{ state: OrderState; reviewed: boolean } | Refused> {
  const { seqNo, reference, amount, currency, actor, sites, now } = confirming
  return db.transaction(async (tx) => {
    const row = await findOrder(tx, eq(order.seqNo, seqNo))
    if (!row) return refuse('notFound')
    if (row.payType !== 'bankTransfer') return refuse('forbidden')
    const { merchantTransactionId } = row
    const paid = { kind: 'paid' as const, merchantTransactionId, payment: reference, amount, currency }
    const outcome = await applyEvent(tx, {
      source: 'bank',
      notice: { ...paid, id: reference, at: now },
      sites,
      now,
    })
    if (!outcome) return refuse('repeatSubmit')
    await writeAudit(tx, {
      actor,
      now,
      act: 'confirm-transfer',
      subject: `order ${seqNo}`,
      detail: { reference, amount, currency, outcome },
    })
    const after = await findOrder(tx, eq(order.id, row.id))
    return { state: after?.state ?? row.state, reviewed: outcome === 'review' }
  })
}
