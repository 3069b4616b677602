import type { order } from '#server/db/schema/order.ts'
import { createRandomName } from '#server/ports/random.ts'
import type { QuoteWithEvidence } from './agreed-quote.ts'
import { createOrderNumber } from './create-order-number.ts'
import type { OrderItem } from './order-item.ts'
import type { PlaceOrderInput } from './place-order-input.ts'
import { billedBuyerOf } from './quote.ts'
import { storedVatRuleOf, vatEvidenceOf } from './vat-evidence.ts'

/** Returns the buyer and the billing address that an order stores. */
export function buyerAndBillingOf({ learner, request: { buyer, billing } }: PlaceOrderInput) {
  const { company, vatNumber } = billedBuyerOf(learner, buyer)
  return { buyer: { ...buyer, company, vatNumber }, billing }
}

/** Returns the fields of an order that document why its VAT rate applies. */
export const taxFieldsOf = (
  { request, connectionCountry: connection }: PlaceOrderInput,
  { vatRule, result }: QuoteWithEvidence,
) => ({
  vatRule: storedVatRuleOf(vatRule),
  vatEvidence: vatEvidenceOf({ vatRule, billing: request.billing.country, connection, result }),
})

/** Returns the row of a new order. */
export const createOrderRow = (
  input: PlaceOrderInput,
  { target, name, certificationId }: OrderItem,
  quote: QuoteWithEvidence,
  expiresAt: Date,
): typeof order.$inferInsert => ({
  ...quote.amounts,
  ...taxFieldsOf(input, quote),
  seqNo: createOrderNumber(input.random),
  merchantTransactionId: createRandomName(input.random),
  learnerId: input.learner.id,
  kind: target.kind,
  targetId: target.id,
  certificationId,
  state: 'created',
  payType: input.request.payType,
  region: quote.region,
  goods: name,
  ...buyerAndBillingOf(input),
  language: input.audience.language,
  siteId: input.audience.site.siteId,
  placedAt: new Date(input.now),
  lapsesAt: expiresAt,
  changedAt: new Date(input.now),
})
