import type { CurrencyCode } from '#src/domain/country/currency.ts'

/** Returns the currency for a currency code of Stripe; null if the portal does not charge in this currency. */
export const currencyOfStripeCode = (code: string | null): CurrencyCode | null =>
  code === 'eur' ? 'EUR' : code === 'pln' ? 'PLN' : null
