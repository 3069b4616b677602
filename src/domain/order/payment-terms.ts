import { type CurrencyCode, currencyCode } from '../country/currency.ts'
import type { PayType } from './pay-type.ts'
import { type PaymentRegion, paymentRegions } from './payment-region.ts'
import { isInEea, type VatTable } from './vat.ts'

/**
 * The payment terms of a site. `regions` is null on sites that charge for nothing. Rates are basis points (hundredths
 * of a percent). In the European Economic Area no service charge may be added to a transfer in euro that costs the
 * seller nothing (directive 2015/2366, article 62), so such a transfer has its own rate.
 */
export interface PaymentTerms {
  regions: readonly PaymentRegion[] | null
  currency: { otherwise: CurrencyCode; byRegion: Readonly<Partial<Record<PaymentRegion, CurrencyCode>>> }
  vat: VatTable
  serviceRate: { card: number; bankTransfer: number; euroTransferInEea: number }
}

/** Returns the currency of a region. */
export const currencyOfRegion = ({ currency }: PaymentTerms, region: PaymentRegion): CurrencyCode =>
  currency.byRegion[region] ?? currency.otherwise

/** Returns the currencies of a site's payment regions, or of all regions if the site charges for nothing. */
export function currenciesOf(terms: PaymentTerms): CurrencyCode[] {
  const paid = (terms.regions ?? paymentRegions).map((region) => currencyOfRegion(terms, region))
  return currencyCode.options.filter((each) => paid.includes(each))
}

/**
 * Returns the payment region for a country (the item's country, or the learner's for an item without a location):
 * the country itself if it is a region of the site, else the site's first region with the default currency. Null on
 * sites that charge for nothing.
 */
export function paymentRegionOfCountry(terms: PaymentTerms, country: string | null): PaymentRegion | null {
  const { regions, currency } = terms
  if (!regions) return null
  const defaultRegion = regions.find((region) => currencyOfRegion(terms, region) === currency.otherwise)
  return regions.find((region) => region === country) ?? defaultRegion ?? (regions[0] as PaymentRegion)
}

/**
 * Returns the rate of the service charge in basis points, which depends on the payment method, the currency and the
 * buyer's country.
 */
export function serviceRateOf(
  { serviceRate }: PaymentTerms,
  payment: { payType: PayType; currency: CurrencyCode; country: string | null },
): number {
  if (payment.payType === 'card') return serviceRate.card
  const isEuroTransferInEea =
    payment.currency === 'EUR' && payment.country !== null && isInEea(payment.country)
  return isEuroTransferInEea ? serviceRate.euroTransferInEea : serviceRate.bankTransfer
}
