import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { order } from '#server/db/schema/order.ts'
import { paymentEvent } from '#server/db/schema/payment-event.ts'
import type { PaymentNotification } from '#server/ports/payment.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { decideEventEffect, type EventDecision, type ReviewReason } from '#src/domain/order/payment-event.ts'
import { isRefused } from '#src/domain/refusal.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import type { Site } from '#src/sites/site.ts'
import { issueInvoice } from '../invoice/issue-invoice.ts'
import { endOrder } from './end-order.ts'
import { enrolByOrder } from './enrol-by-order.ts'
import { lockOrder, type OrderRow, updateOrder } from './order-row.ts'

export interface PaymentEventContext {
  /** The source of the payment event: the provider's name, or `bank`. */
  source: string
  notification: PaymentNotification
  sites: Sites
  now: number
}

export type PaymentEventOutcome = (typeof paymentEvent.$inferSelect)['outcome']

/**
 * Applies a payment event once, even if events arrive repeatedly or in another order. A payment enrols the learner
 * and is invoiced; an unexpected payment waits for an operator's review. Returns the outcome, or undefined if the
 * event was applied before.
 */
export async function applyPaymentEvent(
  db: Db,
  context: PaymentEventContext,
): Promise<PaymentEventOutcome | undefined> {
  const { source, notification: notice } = context
  const { merchantTransactionId } = notice
  const id = `${source}:${notice.id}`
  return db.transaction(async (tx) => {
    const byTransactionId = merchantTransactionId && eq(order.merchantTransactionId, merchantTransactionId)
    const row = byTransactionId ? await lockOrder(tx, byTransactionId) : undefined
    if (!(await storeEvent(tx, id, row, context))) return undefined
    const applied = await applyDecision(tx, context, row, decideEventEffect(row, notice))
    await tx.update(paymentEvent).set(applied).where(eq(paymentEvent.id, id))
    if (row && applied.outcome === 'review') await notifyOfReview(tx, row, id, context.now)
    return applied.outcome
  })
}

const notifyOfReview = (tx: Db, row: OrderRow, eventId: string, now: number): Promise<void> =>
  queueMail(tx, {
    kind: 'refundReview',
    learnerId: row.learnerId,
    language: row.language,
    data: { orderId: row.id },
    deduplicationKey: `refundReview:${eventId}`,
    now,
  })

/** Stores a payment event; returns false if it is stored already. */
async function storeEvent(
  tx: Db,
  id: string,
  row: OrderRow | undefined,
  context: PaymentEventContext,
): Promise<boolean> {
  const { kind, merchantTransactionId, payment, amount, currency, at } = context.notification
  const inserted = await tx
    .insert(paymentEvent)
    .values({
      ...{ id, kind, merchantTransactionId, payment, amount, currency },
      orderId: row?.id ?? null,
      occurredAt: new Date(at),
      receivedAt: new Date(context.now),
      outcome: 'noted',
    })
    .onConflictDoNothing()
    .returning({ id: paymentEvent.id })
  return inserted.length > 0
}

interface AppliedEvent {
  outcome: PaymentEventOutcome
  reason: ReviewReason | null
}

async function applyDecision(
  tx: Db,
  context: PaymentEventContext,
  row: OrderRow | undefined,
  decision: EventDecision,
): Promise<AppliedEvent> {
  if (decision.outcome === 'review') return { outcome: 'review', reason: decision.reason }
  if (decision.outcome === 'note' || !row) return { outcome: 'noted', reason: null }
  if (decision.to === 'paid') return pay(tx, context, row)
  await endOrder(tx, row, decision.to, context.now)
  return { outcome: 'applied', reason: null }
}

/** Mails the learner a confirmation of the payment, and the buyer the invoice. */
async function notifyOfPayment(tx: Db, row: OrderRow, site: Site, now: number): Promise<void> {
  const { learnerId, language, buyer } = row
  const common = { learnerId, language, site, data: { orderId: row.id }, now }
  await queueMail(tx, { ...common, kind: 'orderPaid' })
  const name = `${buyer.firstName} ${buyer.lastName}`.trim()
  const data = { orderId: row.id, name }
  await queueMail(tx, { ...common, kind: 'invoice', email: buyer.email, data })
}

/** Marks an order as paid, even if its learner can't be enrolled any more. */
async function pay(
  tx: Db,
  { notification: notice, sites, now }: PaymentEventContext,
  row: OrderRow,
): Promise<AppliedEvent> {
  const site = sites.sites.find(({ siteId }) => siteId === row.siteId)
  if (!site) throw new Error(`Order ${row.seqNo} is of site ${row.siteId}, which this server does not have`)
  await updateOrder(tx, row, now, {
    state: 'paid',
    paidAt: new Date(notice.at),
    payment: notice.payment,
    open: false,
  })
  await issueInvoice(tx, { row, site, brand: sites.tenants[site.tenant].brand, paidAt: notice.at, now })
  await notifyOfPayment(tx, row, site, now)
  const audience = { tenant: site.tenant, site, language: row.language }
  const enrolled = await enrolByOrder(tx, row, audience, now)
  return isRefused(enrolled)
    ? { outcome: 'review', reason: 'notEnrolled' }
    : { outcome: 'applied', reason: null }
}
