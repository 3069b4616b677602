import isoCountries from 'i18n-iso-countries/index.js'
import type { VatQuestion } from '#server/ports/vat-check.ts'
import { readVatNumber } from '#server/services/platform/vat-number/read-vat-number.ts'
import type { Learner } from '#src/domain/learner/learner.ts'
import { normalizeVatNumber } from '#src/domain/learner/vat-number.ts'
import { type Charge, chargeOf } from '#src/domain/order/charge.ts'
import type { PayType } from '#src/domain/order/pay-type.ts'
import { isReverseChargeCountry } from '#src/domain/order/vat.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { paymentSettingsOf } from '#src/sites/parts-of-site.ts'
import type { Site } from '#src/sites/site.ts'
import type { OrderItem } from './order-item.ts'

export interface QuoteInput {
  site: Site
  item: OrderItem
  payType: PayType
  /**
   * The buyer. The country in the buyer's profile decides the region of items without a venue, and the VAT until a
   * billing country is chosen. The company is the company on the bill.
   */
  learner: Pick<Learner, 'countryCode' | 'company' | 'vatNumber'>
  /** The billing country as a code; null until it is chosen. */
  billingCountry: string | null
  /** The code of the country of the buyer's connection; null if no proxy reports it. */
  connectionCountry: string | null
  /** Whether the VAT register has confirmed the billed VAT number. */
  isVatNumberConfirmed: boolean
}

/** The item, site and buyer of a purchase. */
type Purchase = Pick<QuoteInput, 'site' | 'item' | 'learner' | 'billingCountry'>

/**
 * Returns the refusal `notFound` for an item without a quote. The reason in its context is `freeOfCharge` if the item
 * has no fee, and `notSoldHere`, with the item's name and terms, if this site doesn't sell it. There is no reason if
 * the site doesn't show the item.
 */
export function refuseQuote(item: OrderItem | undefined): RefusedResult {
  if (!item) return refuse('notFound')
  if (!item.fee) return refuse('notFound', { reason: 'freeOfCharge' })
  return refuse('notFound', { reason: 'notSoldHere', goods: item.name, offer: item.offer })
}

/** Returns the buyer that the form describes; a missing company or VAT number is copied from the profile. */
export const billedBuyerOf = (
  { countryCode, company, vatNumber }: QuoteInput['learner'],
  form: { company?: string | undefined; vatNumber?: string | undefined },
): QuoteInput['learner'] => ({
  countryCode,
  company: (form.company ?? company) || null,
  vatNumber: (form.vatNumber ?? vatNumber) || null,
})

/** Returns whether a code is an ISO 3166-1 country code. */
export const isCountryCode = (code: string): boolean => /^[A-Z]{2}$/.test(code) && isoCountries.isValid(code)

/** Returns the country of a company's VAT number, if the number is valid by that country's rules; otherwise null. */
const businessCountry = ({ company, vatNumber }: QuoteInput['learner']): string | null =>
  company && vatNumber ? (readVatNumber(vatNumber)?.country ?? null) : null

/**
 * Returns whether the VAT number belongs to another member state than the billing country. A number of another state
 * does not change the VAT.
 */
export function isForeignVatNumber({ site, item, learner, billingCountry }: Purchase): boolean {
  const country = billingCountry ?? learner.countryCode
  const number = businessCountry(learner)
  if (number === null || country === null || item.venue !== null || !item.fee) return false
  const { home } = paymentSettingsOf(site).vat
  return number !== country && (number === home || isReverseChargeCountry(home, number))
}

/**
 * Returns the query to the VAT register whose result decides the VAT of a quote. Null if the VAT doesn't depend on
 * the number. That is the case for onsite trainings, for buyers in the seller's country or outside the EU, for
 * buyers without a company, and for a number of another country than the billing country.
 */
export function vatQuestionOf({ site, item, learner, billingCountry }: Purchase): VatQuestion | null {
  const { vat, seller } = paymentSettingsOf(site)
  const country = billingCountry ?? learner.countryCode
  const number = learner.company && learner.vatNumber ? readVatNumber(learner.vatNumber) : null
  if (!number || !item.fee || item.venue !== null || number.country !== country) return null
  return isReverseChargeCountry(vat.home, country)
    ? { number: number.normalizedNumber, requester: normalizeVatNumber(seller.vatNumber) }
    : null
}

/**
 * Returns the fee, service charge and VAT of an item; null if there is nothing to pay or the site doesn't sell the
 * item. Decision: docs/decisions/vat.md.
 */
export function quoteOf(input: QuoteInput): Charge | null {
  const {
    site,
    item,
    payType,
    learner,
    billingCountry,
    connectionCountry: connection,
    isVatNumberConfirmed: isConfirmed,
  } = input
  return chargeOf(paymentSettingsOf(site), {
    ...{ fee: item.fee, pricedIn: item.country ?? learner.countryCode, payType },
    ...{ venue: item.venue, country: billingCountry ?? learner.countryCode, connection },
    business: isConfirmed ? businessCountry(learner) : null,
  })
}
