import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { order } from '#server/db/schema/order.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { computePaymentDeadline } from '#src/domain/order/payment-deadline.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { paymentSettingsOf } from '#src/sites/parts-of-site.ts'
import { findAgreedQuote, isSameAsRequested, type QuoteWithEvidence } from './agreed-quote.ts'
import { buyerAndBillingOf, createOrderRow, taxFieldsOf } from './create-order-row.ts'
import { amountsOfRow } from './format-order.ts'
import { findOrderItem, type OrderItem } from './order-item.ts'
import { findActiveOrder, lockLearner, type OrderRow } from './order-row.ts'
import type { PlaceOrderInput } from './place-order-input.ts'
import { reserveSeat } from './reserve-seat.ts'

/**
 * Places an order and reserves its item, or returns the existing active order with the corrected data of the buyer.
 * Refused as `invalid` for an invalid buyer or billing country, if an amount differs from the server's, or if the
 * confirmation of the VAT number has changed since the quote. Refused as `repeatSubmit` while another payment method
 * is in progress, and as `notFound` if there is nothing to pay. Also refused for the same reasons as the enrolment.
 * Decision: docs/decisions/orders.md.
 */
export async function placeOrder(db: Db, input: PlaceOrderInput): Promise<OrderRow | RefusedResult> {
  const { learner, audience, request } = input
  return db.transaction(async (tx) => {
    await lockLearner(tx, learner.id)
    const activeOrder = await findActiveOrder(tx, learner.id, request.target)
    if (activeOrder) return reuseOrder(tx, activeOrder, input)
    const item = await findOrderItem(tx, audience, request.target)
    const quote = await findAgreedQuote(tx, input, item)
    return isRefused(quote) ? quote : insertOrder(tx, input, item as OrderItem, quote)
  })
}

/** Returns the active order. If the learner has corrected the buyer or the billing address, updates the order. */
async function reuseOrder(
  tx: Db,
  activeOrder: OrderRow,
  input: PlaceOrderInput,
): Promise<OrderRow | RefusedResult> {
  const { audience, request, now } = input
  if (activeOrder.payType !== request.payType) return refuse('repeatSubmit')
  const { region, goods, certificationId, buyer, billing } = activeOrder
  if (!isSameAsRequested({ region, amounts: amountsOfRow(activeOrder), goods, certificationId }, request))
    return refuse('invalid')
  const party = buyerAndBillingOf(input)
  if (isDeepStrictEqual(party, { buyer, billing })) return activeOrder
  // A change of the country, company or VAT number may change the VAT, so the quote is computed again.
  const quote = await findAgreedQuote(tx, input, await findOrderItem(tx, audience, request.target))
  if (isRefused(quote)) return quote
  const [corrected] = await tx
    .update(order)
    .set({ ...party, ...taxFieldsOf(input, quote), changedAt: new Date(now) })
    .where(and(eq(order.id, activeOrder.id), eq(order.state, activeOrder.state)))
    .returning()
  // The buyer of an order that was paid in the meantime is not changed, because the invoice names this buyer.
  return corrected ?? activeOrder
}

async function insertOrder(
  tx: Db,
  input: PlaceOrderInput,
  item: OrderItem,
  quote: QuoteWithEvidence,
): Promise<OrderRow | RefusedResult> {
  const { learner, audience, request, now } = input
  const { zone } = paymentSettingsOf(audience.site)
  const { startsAt, target } = item
  const payBy = new Date(computePaymentDeadline({ payType: request.payType, placedAt: now, zone, startsAt }))
  const { id: learnerId, emailNotification } = learner
  const hold = { learnerId, audience, target, emailNotification, examRegionId: null, payBy, now }
  const seat = await reserveSeat(tx, hold)
  if (isRefused(seat)) return seat
  const [row] = await tx
    .insert(order)
    .values(createOrderRow(input, item, quote, payBy))
    .returning()
  await notifyOfOrder(tx, input, row as OrderRow)
  return row as OrderRow
}

const notifyOfOrder = (
  tx: Db,
  { learner, audience, request, now }: PlaceOrderInput,
  { id: orderId, language }: OrderRow,
): Promise<void> =>
  queueMail(tx, {
    kind: request.payType === 'card' ? 'orderPlaced' : 'bankDetails',
    learnerId: learner.id,
    site: audience.site,
    language,
    data: { orderId },
    now,
  })
