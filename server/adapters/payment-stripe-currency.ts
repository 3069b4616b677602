import type { CurrencyCode } from '#src/domain/country/currency.ts'

/** Returns the currency of Stripe's code; null for a currency that the portal does not charge in. */
export const currencyOf = (code: string | null): CurrencyCode | null =>
  code === 'eur' ? 'EUR' : code === 'pln' ? 'PLN' : null
