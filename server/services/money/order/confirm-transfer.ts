import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { order } from '#server/db/schema/order.ts'
import { preparedTransfer } from '#server/db/schema/payment-event.ts'
import { writeAudit } from '#server/services/ground/audit/write-audit.ts'
import type { CurrencyCode } from '#src/domain/country/currency.ts'
import { type Operator, ownMatter, samePerson } from '#src/domain/operator.ts'
import type { OrderState } from '#src/domain/order/order-state.ts'
import { isRefused, type Refused, refuse } from '#src/domain/refusal.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import { applyEvent } from './apply-event.ts'
import { findOrder, type OrderRow } from './order-row.ts'

export interface Confirming {
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

/** What became of a transfer: `prepared` until a second person confirms it, `reviewed` where it is not what the order asks for. */
export interface Confirmed {
  state: OrderState
  prepared: boolean
  reviewed: boolean
}

/**
 * Books a bank transfer on an order, by two persons: the first prepares it, the second says the same and books it. A transfer that
 * comes late, or of another amount, is kept for review. Refused as `notFound`, as `forbidden` for an order by card, for one's own and to
 * whoever prepared it, as `invalid` where the second says otherwise, and as `repeatSubmit` for a transfer that was booked before.
 */
export async function confirmTransfer(db: Db, confirming: Confirming): Promise<Confirmed | Refused> {
  const { seqNo, operator } = confirming
  return db.transaction(async (tx) => {
    const row = await findOrder(tx, eq(order.seqNo, seqNo))
    if (!row) return refuse('notFound')
    if (row.payType !== 'bankTransfer') return refuse('forbidden')
    const own = ownMatter(operator, row.learnerId)
    if (own) return own
    const isSecond = await secondOf(tx, row, confirming)
    if (isRefused(isSecond)) return isSecond
    return isSecond ? book(tx, row, confirming) : { state: row.state, prepared: true, reviewed: false }
  })
}

/** Whether somebody else has prepared the same transfer; else it is prepared now, or anew by whoever mistook something. */
async function secondOf(tx: Db, row: OrderRow, confirming: Confirming): Promise<boolean | Refused> {
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
  const agrees = prepared.orderId === row.id && prepared.amount === amount && prepared.currency === currency
  const same = samePerson(operator, { name: prepared.preparedBy, learnerId: prepared.preparedById })
  if (!same) return agrees || refuse('invalid', { fields: ['reference', 'amount', 'currency'] })
  if (agrees) return same
  await tx
    .update(preparedTransfer)
    .set({ orderId: row.id, amount, currency, at: new Date(now) })
    .where(eq(preparedTransfer.reference, reference))
  await audit(tx, confirming, 'prepare-transfer', { reference, amount, currency })
  return false
}

async function book(tx: Db, row: OrderRow, confirming: Confirming): Promise<Confirmed | Refused> {
  const { reference, amount, currency, sites, now } = confirming
  const { merchantTransactionId } = row
  const paid = { kind: 'paid' as const, merchantTransactionId, payment: reference, amount, currency }
  const notice = { ...paid, id: reference, at: now }
  const outcome = await applyEvent(tx, { source: 'bank', notice, sites, now })
  if (!outcome) return refuse('repeatSubmit')
  await audit(tx, confirming, 'confirm-transfer', { reference, amount, currency, outcome })
  const after = await findOrder(tx, eq(order.id, row.id))
  return { state: after?.state ?? row.state, prepared: false, reviewed: outcome === 'review' }
}

const audit = (tx: Db, { operator, seqNo, now }: Confirming, act: string, detail: Record<string, unknown>) =>
  writeAudit(tx, { actor: operator.name, now, act, subject: `order ${seqNo}`, detail })
