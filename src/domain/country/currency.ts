import * as z from 'zod/mini'

/** The currencies in which the portal charges. Specification 1, section 9. */
export const currencyCode = z.enum(['EUR', 'PLN'])
export type CurrencyCode = z.infer<typeof currencyCode>

/** The numeric codes of the currencies in ISO 4217. */
export const numericCodeByCurrency: Record<CurrencyCode, number> = { EUR: 978, PLN: 985 }

/** A currency with its symbol in the reader's language. Specification 1, section 3: currency. */
export const currency = z.object({ id: z.int(), code: currencyCode, symbol: z.string() })
export type Currency = z.infer<typeof currency>
