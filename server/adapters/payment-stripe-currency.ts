import type { CurrencyCode } from '#src/domain/country/currency.ts'

/** The currency of Stripe's code for it; null for one that the portal does not charge in. */
export const currencyOf = (code: string | null): CurrencyCode | null =>
  code === 'eur' ? 'EUR' : code === 'pln' ? 'PLN' : null
