/** The countries for which the portal has prices and rates. Specification 1, section 9. */
export const paymentRegions = ['PL', 'DE', 'AT', 'CH'] as const
export type PaymentRegion = (typeof paymentRegions)[number]

/**
 * The ids of the payment regions, which are the countries' numeric codes in ISO 3166-1, as in the list of
 * countries.
 */
export const idByPaymentRegion: Record<PaymentRegion, number> = { PL: 616, DE: 276, AT: 40, CH: 756 }

/**
 * Returns the payment region of an id, or undefined.
 * @example paymentRegionOf(616) // 'PL'
 */
export const paymentRegionOf = (id: number): PaymentRegion | undefined =>
  paymentRegions.find((region) => idByPaymentRegion[region] === id)
