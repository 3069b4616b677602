import isoCountries from 'i18n-iso-countries/index.js'
import type { VatQuestion } from '#server/ports/vat-check.ts'
import { readVatNumber } from '#server/services/platform/vat-number/read-vat-number.ts'
import type { Learner } from '#src/domain/learner/learner.ts'
import { vatKey } from '#src/domain/learner/vat-number.ts'
import { type Charge, chargeOf } from '#src/domain/order/charge.ts'
import type { PayType } from '#src/domain/order/pay-type.ts'
import { isReverseChargeCountry } from '#src/domain/order/vat.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { paymentSettingsOf } from '#src/sites/parts-of-site.ts'
import type { Site } from '#src/sites/site.ts'
import type { OrderItem } from './item.ts'

export interface QuoteInput {
  site: Site
  item: OrderItem
  payType: PayType
  /**
   * Who buys: their own country decides the region of items without a place, and the VAT while no other is said; the company is
   * that which is billed.
   */
  learner: Pick<Learner, 'countryCode' | 'company' | 'vatNumber'>
  /** The code of the country that is billed; null while it is not said. */
  billingCountry: string | null
  /** The code of the country that the buyer is connected from; null where no proxy names it. */
  connection: string | null
  /** Whether the VAT number that is billed was confirmed. */
  isConfirmed: boolean
}

/** What is bought on which site, and by whom. */
type Buying = Pick<QuoteInput, 'site' | 'item' | 'learner' | 'billingCountry'>

/**
 * Returns the refusal of an item without a quote: `notFound` where the site doesn't show it, with the reason `freeOfCharge` without a
 * fee, and with `notSoldHere`, its name and its terms where this site doesn't sell it.
 */
export function noQuote(item: OrderItem | undefined): RefusedResult {
  if (!item) return refuse('notFound')
  if (!item.fee) return refuse('notFound', { reason: 'freeOfCharge' })
  return refuse('notFound', { reason: 'notSoldHere', goods: item.name, offer: item.offer })
}

/** A buyer as the form says: who gives no company or number there is billed with those of the profile. */
export const billingParty = (
  { countryCode, company, vatNumber }: QuoteInput['learner'],
  said: { company?: string | undefined; vatNumber?: string | undefined },
): QuoteInput['learner'] => ({
  countryCode,
  company: (said.company ?? company) || null,
  vatNumber: (said.vatNumber ?? vatNumber) || null,
})

/** Whether a code is that of a country, by ISO 3166-1. */
export const isCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code) && isoCountries.isValid(code)

/** The country of a company by its VAT number, if that keeps the rules of its country. */
const businessCountry = ({ company, vatNumber }: QuoteInput['learner']): string | null =>
  company && vatNumber ? (readVatNumber(vatNumber)?.country ?? null) : null

/** Whether the VAT number is of another member state than the country that is billed, the seller's own among them, and so decides nothing. */
export function isOfOtherCountry({ site, item, learner, billingCountry }: Buying): boolean {
  const country = billingCountry ?? learner.countryCode
  const number = businessCountry(learner)
  if (number === null || country === null || item.venue !== null || !item.fee) return false
  const { home } = paymentSettingsOf(site).vat
  return number !== country && (number === home || isReverseChargeCountry(home, number))
}

/**
 * The question to the register of VAT numbers that decides the VAT of a quote; null where it decides nothing: onsite, at home, outside of
 * the Union, without a company, or for another country than the one that is billed.
 */
export function vatQuestionOf({ site, item, learner, billingCountry }: Buying): VatQuestion | null {
  const { vat, seller } = paymentSettingsOf(site)
  const country = billingCountry ?? learner.countryCode
  const number = learner.company && learner.vatNumber ? readVatNumber(learner.vatNumber) : null
  if (!number || !item.fee || item.venue !== null || number.country !== country) return null
  return isReverseChargeCountry(vat.home, country)
    ? { number: number.key, requester: vatKey(seller.vatNumber) }
    : null
}

/**
 * The amounts that an item costs; null where there is nothing to pay, or the site charges for nothing.
 * Decision: docs/decisions/vat.md.
 */
export function quoteOf(quoting: QuoteInput): Charge | null {
  const { site, item, payType, learner, billingCountry, connection, isConfirmed } = quoting
  return chargeOf(paymentSettingsOf(site), {
    ...{ fee: item.fee, pricedIn: item.country ?? learner.countryCode, payType },
    ...{ venue: item.venue, country: billingCountry ?? learner.countryCode, connection },
    business: isConfirmed ? businessCountry(learner) : null,
  })
}
