import type { Db } from '#server/db/client.ts'
import type { VatCheckResult } from '#server/ports/vat-check.ts'
import { numericCodeByCurrency } from '#src/domain/country/currency.ts'
import { hasSameAmounts } from '#src/domain/order/amounts.ts'
import type { Charge } from '#src/domain/order/charge.ts'
import type { OrderInput } from '#src/domain/order/order.ts'
import { idByPaymentRegion } from '#src/domain/order/payment-region.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { findLastVatCheck } from '../vat-number/stored-vat-check.ts'
import type { OrderItem } from './order-item.ts'
import type { PlaceOrderInput } from './place-order-input.ts'
import { billedBuyerOf, isCountryCode, quoteOf, refuseQuote, vatQuestionOf } from './quote.ts'

type PricedItem = Omit<Charge, 'vatRule'> & { goods: string; certificationId: number | null }

/** A quote with the result of the last VAT number check, if the VAT depends on the number. */
export type QuoteWithEvidence = Charge & { result: VatCheckResult | undefined }

/** Returns whether the amounts to which the learner agreed equal the amounts that the server has computed. */
export const isSameAsRequested = (computed: PricedItem, request: OrderInput): boolean =>
  hasSameAmounts(computed.amounts, request) &&
  numericCodeByCurrency[computed.amounts.currency] === request.currencyId &&
  idByPaymentRegion[computed.region] === request.regionId &&
  computed.goods === request.goods &&
  (request.certificationId === null || request.certificationId === computed.certificationId)

/**
 * Returns the quote to which the learner agreed. Refused as `invalid` for an unknown billing country, for a VAT
 * number without a company, and if an amount differs from the computed one. Also refused for the reasons that
 * `refuseQuote` returns.
 */
export async function findAgreedQuote(
  tx: Db,
  { learner, audience, request, connectionCountry, now }: PlaceOrderInput,
  item: OrderItem | undefined,
): Promise<QuoteWithEvidence | RefusedResult> {
  const { payType, billing } = request
  if (!isCountryCode(billing.country)) return refuse('invalid', { fields: ['country'] })
  const billingLearner = billedBuyerOf(learner, request.buyer)
  if (request.buyer.vatNumber && !billingLearner.company) return refuse('invalid', { fields: ['company'] })
  if (!item) return refuseQuote(item)
  const purchase = {
    site: audience.site,
    learner: billingLearner,
    billingCountry: billing.country,
    connectionCountry,
    item,
  }
  const result = await findLastVatCheck(tx, vatQuestionOf(purchase), now)
  const quotes = [result?.state === 'confirmed', false].flatMap(
    (isConfirmed) => quoteOf({ ...purchase, payType, isVatNumberConfirmed: isConfirmed }) ?? [],
  )
  if (quotes.length === 0) return refuseQuote(item)
  const { name: goods, certificationId } = item
  const quote = quotes.find((candidate) =>
    isSameAsRequested({ ...candidate, goods, certificationId }, request),
  )
  return quote ? { ...quote, result } : refuse('invalid')
}
