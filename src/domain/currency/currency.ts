import * as z from 'zod/mini'

/** What is paid in. Specification 1, section 9. */
export const currencyCode = z.enum(['EUR', 'PLN'])
export type CurrencyCode = z.infer<typeof currencyCode>

/** The numbers that ISO 4217 gives them. */
export const currencyId: Record<CurrencyCode, number> = { EUR: 978, PLN: 985 }

/** Specification 1, section 3: currency. The symbol is the one that the reader's language writes. */
export const currency = z.object({ id: z.int(), code: currencyCode, symbol: z.string() })
export type Currency = z.infer<typeof currency>
