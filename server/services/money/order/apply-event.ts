import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { order } from '#server/db/schema/order.ts'
import { paymentEvent } from '#server/db/schema/payment-event.ts'
import type { PaymentNotice } from '#server/ports/payment.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { decideEvent, type EventDecision, type ReviewReason } from '#src/domain/order/payment-event.ts'
import { isRefused } from '#src/domain/refusal.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import type { Site } from '#src/sites/site.ts'
import { issueInvoice } from '../invoice/issue-invoice.ts'
import { endOrder } from './end-order.ts'
import { enrolPaid } from './enrol-paid.ts'
import { changeOrder, lockOrder, type OrderRow } from './order-row.ts'

export interface EventContext {
  /** Who reports the payment: the provider's name, or the bank. */
  source: string
  notice: PaymentNotice
  sites: Sites
  now: number
}

export type EventOutcome = (typeof paymentEvent.$inferSelect)['outcome']

/**
 * Carries out an event of a payment: once, however often it comes, and in whatever order. An order that is
 * paid enrols its learner and is invoiced; any other payment waits for an operator. Answers what became of
 * it; undefined for an event that was told before.
 */
export async function applyEvent(db: Db, telling: EventContext): Promise<EventOutcome | undefined> {
  const { source, notice } = telling
  const { merchantTransactionId } = notice
  const id = `${source}:${notice.id}`
  return db.transaction(async (tx) => {
    const named = merchantTransactionId && eq(order.merchantTransactionId, merchantTransactionId)
    const row = named ? await lockOrder(tx, named) : undefined
    if (!(await isNew(tx, id, row, telling))) return undefined
    const carriedOut = await carryOut(tx, telling, row, decideEvent(row, notice))
    await tx.update(paymentEvent).set(carriedOut).where(eq(paymentEvent.id, id))
    if (row && carriedOut.outcome === 'review') await tellOfReview(tx, row, id, telling.now)
    return carriedOut.outcome
  })
}

const tellOfReview = (tx: Db, row: OrderRow, eventId: string, now: number): Promise<void> =>
  queueMail(tx, {
    kind: 'refundReview',
    learnerId: row.learnerId,
    language: row.language,
    data: { orderId: row.id },
    occasion: `refundReview:${eventId}`,
    now,
  })

/** Keeps an event of a payment; answers whether it is new. */
async function isNew(tx: Db, id: string, row: OrderRow | undefined, telling: EventContext): Promise<boolean> {
  const { kind, merchantTransactionId, payment, amount, currency, at } = telling.notice
  const inserted = await tx
    .insert(paymentEvent)
    .values({
      ...{ id, kind, merchantTransactionId, payment, amount, currency },
      orderId: row?.id ?? null,
      occurredAt: new Date(at),
      receivedAt: new Date(telling.now),
      outcome: 'noted',
    })
    .onConflictDoNothing()
    .returning({ id: paymentEvent.id })
  return inserted.length > 0
}

interface CarriedOut {
  outcome: EventOutcome
  reason: ReviewReason | null
}

async function carryOut(
  tx: Db,
  telling: EventContext,
  row: OrderRow | undefined,
  decision: EventDecision,
): Promise<CarriedOut> {
  if (decision.outcome === 'review') return { outcome: 'review', reason: decision.reason }
  if (decision.outcome === 'note' || !row) return { outcome: 'noted', reason: null }
  if (decision.to === 'paid') return pay(tx, telling, row)
  await endOrder(tx, row, decision.to, telling.now)
  return { outcome: 'applied', reason: null }
}

/** Mails the learner about the payment, and the buyer the invoice. */
async function tellOfPayment(tx: Db, row: OrderRow, site: Site, now: number): Promise<void> {
  const { learnerId, language, buyer } = row
  const told = { learnerId, language, site, data: { orderId: row.id }, now }
  await queueMail(tx, { ...told, kind: 'orderPaid' })
  const name = `${buyer.firstName} ${buyer.lastName}`.trim()
  const data = { orderId: row.id, name }
  await queueMail(tx, { ...told, kind: 'invoice', email: buyer.email, data })
}

/** Marks an order as paid, whether or not its learner can still be enrolled. */
async function pay(tx: Db, { notice, sites, now }: EventContext, row: OrderRow): Promise<CarriedOut> {
  const site = sites.sites.find(({ siteId }) => siteId === row.siteId)
  if (!site) throw new Error(`Order ${row.seqNo} is of site ${row.siteId}, which is not here`)
  await changeOrder(tx, row, now, {
    state: 'paid',
    paidAt: new Date(notice.at),
    payment: notice.payment,
    open: false,
  })
  await issueInvoice(tx, { row, site, brand: sites.tenants[site.tenant].brand, paidAt: notice.at, now })
  await tellOfPayment(tx, row, site, now)
  const audience = { tenant: site.tenant, site, language: row.language }
  const enrolled = await enrolPaid(tx, row, audience, now)
  return isRefused(enrolled)
    ? { outcome: 'review', reason: 'notEnrolled' }
    : { outcome: 'applied', reason: null }
}
