import type { CurrencyCode } from '../country/currency.ts'
import { amountsOf, type OrderAmounts } from './amounts.ts'
import type { PayType } from './pay-type.ts'
import type { PaymentRegion } from './payment-region.ts'
import {
  currencyOfRegion,
  type PaymentTerms,
  paymentRegionOfCountry,
  serviceRateOf,
} from './payment-terms.ts'
import { type Sale, type VatRule, vatOf } from './vat.ts'

/**
 * A sale to be charged. `fee` is in minor units by currency, null if there is no fee; `payType` is null until the
 * buyer chooses a payment method.
 */
export interface ChargeInput extends Sale {
  fee: Readonly<Record<CurrencyCode, number>> | null
  /** The country that decides the payment region and therefore the currency; null if it is unknown. */
  pricedIn: string | null
  payType: PayType | null
}

export interface Charge {
  region: PaymentRegion
  amounts: OrderAmounts
  vatRule: VatRule
}

/**
 * Returns the charge of a sale on the terms of a site; null if the item has no fee, or if the site sells nothing.
 * Public prices and quotes are both calculated here. Decision: docs/decisions/vat.md.
 */
export function chargeOf(
  terms: PaymentTerms,
  { fee, pricedIn, payType, ...sale }: ChargeInput,
): Charge | null {
  const region = paymentRegionOfCountry(terms, pricedIn)
  if (!region || !fee) return null
  const currency = currencyOfRegion(terms, region)
  const { rule, rate } = vatOf(terms.vat, sale)
  const serviceRate = payType ? serviceRateOf(terms, { payType, currency, country: sale.country }) : 0
  const amounts = amountsOf({ currency, fee: fee[currency], serviceRate, vatRate: rate })
  return { region, amounts, vatRule: rule }
}
