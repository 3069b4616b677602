import isoCountries from 'i18n-iso-countries/index.js'
import jsvat from 'jsvat'
import type { Learner } from '#src/domain/learner/learner.ts'
import { vatKey } from '#src/domain/learner/vat-number.ts'
import { type Amounts, amountsOf } from '#src/domain/order/amounts.ts'
import type { PayType } from '#src/domain/order/pay-type.ts'
import type { PaymentRegion } from '#src/domain/order/payment-region.ts'
import { type VatRule, vatOf } from '#src/domain/order/vat.ts'
import { type Refused, refuse } from '#src/domain/refusal.ts'
import { paymentOf } from '#src/sites/parts-of-site.ts'
import { currencyIn, regionOf, serviceRateOf } from '#src/sites/payment.ts'
import type { Site } from '#src/sites/site.ts'
import type { OrderItem } from './item.ts'

export interface Quoting {
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
}

export interface Quote {
  region: PaymentRegion
  amounts: Amounts
  vatRule: VatRule
}

/** The refusal of an item that has no quote: it is not shown or costs nothing, or it has a fee and this site does not sell it. */
export const noQuote = (item: OrderItem | undefined): Refused =>
  refuse('notFound', item?.fee ? { reason: 'notSoldHere' } : undefined)

/** A buyer as the form says: who gives no company or number there is billed with those of the profile. */
export const billedAs = (
  { countryCode, company, vatNumber }: Quoting['learner'],
  said: { company?: string | undefined; vatNumber?: string | undefined },
): Quoting['learner'] => ({
  countryCode,
  company: (said.company ?? company) || null,
  vatNumber: (said.vatNumber ?? vatNumber) || null,
})

/** Whether a code is that of a country, by ISO 3166-1. */
export const isCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code) && isoCountries.isValid(code)

/** Whether a VAT number keeps the rules of its country: its form, and its check digits. */
export const keepsItsRules = (vatNumber: string): boolean =>
  jsvat.checkVAT(vatKey(vatNumber), jsvat.countries).isValid

/** The country of a company by its VAT number, if that keeps the rules of its country; Greek numbers begin with EL. */
function businessCountry({ company, vatNumber }: Quoting['learner']): string | null {
  if (!company || !vatNumber) return null
  const { isValid, country } = jsvat.checkVAT(vatKey(vatNumber), jsvat.countries)
  return isValid ? (country?.isoCode.short ?? null) : null
}

/**
 * The amounts that an item costs; null where there is nothing to pay, or the site charges for nothing.
 * Decisions: "Money".
 */
export function quoteOf({ site, item, payType, learner, billingCountry }: Quoting): Quote | null {
  const payment = paymentOf(site)
  const region = regionOf(payment, item.country ?? learner.countryCode)
  if (!region || !item.fee) return null
  const currency = currencyIn(payment, region)
  const country = billingCountry ?? learner.countryCode
  const { rule, rate } = vatOf(payment.vat, {
    venue: item.venue,
    country,
    business: businessCountry(learner),
  })
  const serviceRate = serviceRateOf(payment, { payType, currency, country })
  const amounts = amountsOf({ currency, fee: item.fee[currency], serviceRate, vatRate: rate })
  return { region, amounts, vatRule: rule }
}
