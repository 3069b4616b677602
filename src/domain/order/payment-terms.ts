import { type CurrencyCode, currencyCode } from '../country/currency.ts'
import type { PayType } from './pay-type.ts'
import { type PaymentRegion, paymentRegions } from './payment-region.ts'
import { isInEea, type VatTable } from './vat.ts'

/**
 * The terms on which a site charges. `regions` is null where it charges for nothing. Rates are basis points, hundredths of a percent: in
 * the European Economic Area no service charge may be added to a transfer in euro that costs the seller nothing (directive 2015/2366,
 * article 62), so such a transfer has a rate of its own.
 */
export interface PaymentTerms {
  regions: readonly PaymentRegion[] | null
  currency: { otherwise: CurrencyCode; byRegion: Readonly<Partial<Record<PaymentRegion, CurrencyCode>>> }
  vat: VatTable
  serviceRate: { card: number; bankTransfer: number; euroTransferInEea: number }
}

/** The currency that a region pays in. */
export const currencyOfRegion = ({ currency }: PaymentTerms, region: PaymentRegion): CurrencyCode =>
  currency.byRegion[region] ?? currency.otherwise

/** The currencies of a site's payment regions; those of all regions where the site charges for none yet. */
export function currenciesOf(terms: PaymentTerms): CurrencyCode[] {
  const paid = (terms.regions ?? paymentRegions).map((region) => currencyOfRegion(terms, region))
  return currencyCode.options.filter((each) => paid.includes(each))
}

/**
 * The region in which an item is paid: the country of the item, or of the learner for an item without a place, if the site charges there;
 * else the first region that pays in the currency of all others. Null on sites that charge for nothing.
 */
export function regionOf(terms: PaymentTerms, country: string | null): PaymentRegion | null {
  const { regions, currency } = terms
  if (!regions) return null
  const usual = regions.find((region) => currencyOfRegion(terms, region) === currency.otherwise)
  return regions.find((region) => region === country) ?? usual ?? (regions[0] as PaymentRegion)
}

/** The rate of the service charge, by payment method and the country of the buyer. */
export function serviceRateOf(
  { serviceRate }: PaymentTerms,
  paid: { payType: PayType; currency: CurrencyCode; country: string | null },
): number {
  if (paid.payType === 'card') return serviceRate.card
  const free = paid.currency === 'EUR' && paid.country !== null && isInEea(paid.country)
  return free ? serviceRate.euroTransferInEea : serviceRate.bankTransfer
}
