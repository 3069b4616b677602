/** The regions where something is charged. Specification 1, section 9. */
export const paymentRegions = ['PL', 'DE', 'AT', 'CH'] as const
export type PaymentRegion = (typeof paymentRegions)[number]

/** The numbers that ISO 3166-1 gives them, as in the list of countries. */
export const paymentRegionId: Record<PaymentRegion, number> = { PL: 616, DE: 276, AT: 40, CH: 756 }

/** The region of a number, or undefined. */
export const paymentRegionOf = (id: number): PaymentRegion | undefined =>
  paymentRegions.find((region) => paymentRegionId[region] === id)
