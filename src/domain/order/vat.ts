import * as z from 'zod/mini'

/** The members of the European Union, by ISO 3166-1. */
const union: readonly string[] = [
  ...[
    'AT',
    'BE',
    'BG',
    'CY',
    'CZ',
    'DE',
    'DK',
    'EE',
    'ES',
    'FI',
    'FR',
    'GR',
    'HR',
    'HU',
    'IE',
    'IT',
    'LT',
    'LU',
  ],
  ...['LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
]

/** Whether a country is a member of the European Union, by its code of ISO 3166-1. */
export const isInUnion = (country: string): boolean => union.includes(country)

/** Whether a country belongs to the European Economic Area, whose buyers pay nothing extra for a transfer in euro. */
export const isInEea = (country: string): boolean =>
  isInUnion(country) || ['IS', 'LI', 'NO'].includes(country)

/**
 * The rule that decides the VAT of an order: the country of the venue; the billed country; the country of the buyer's connection, if it is
 * a member state and the billed one is not; the reverse charge for a business of another member state; a country outside the table, where
 * none is charged; or a country that is not known yet.
 */
export const vatRule = z.enum(['venue', 'buyer', 'connection', 'reverseCharge', 'outside', 'unknown'])
export type VatRule = z.infer<typeof vatRule>

/** The rates of VAT in basis points by country, and the country that the seller is registered in. */
export interface VatTable {
  home: string
  byCountry: Readonly<Record<string, number>>
  otherwise: number
}

/**
 * A sale: `venue` is null for online training, `country` is billed, `business` is the country of a confirmed VAT number,
 * `connection` is the country of the buyer's network address, null if unknown.
 */
export interface Sale {
  venue: string | null
  country: string | null
  business: string | null
  connection: string | null
}

/** Whether a business of a country accounts for the VAT of an online training itself, once its VAT number is confirmed. */
export const isReverseChargeCountry = (home: string, country: string): boolean =>
  country !== home && isInUnion(country)

/** The rule and the rate, in basis points, of a sale. Decision: docs/decisions/vat.md. */
export function vatOf({ home, byCountry, otherwise }: VatTable, sale: Sale): { rule: VatRule; rate: number } {
  const { venue, country, business, connection } = sale
  if (venue !== null) return { rule: 'venue', rate: byCountry[venue] ?? otherwise }
  if (country === null) return { rule: 'unknown', rate: 0 }
  if (business === country && isReverseChargeCountry(home, country)) return { rule: 'reverseCharge', rate: 0 }
  const isOutvoted = connection !== null && isInUnion(connection) && !isInUnion(country)
  const rate = byCountry[isOutvoted ? connection : country]
  if (rate === undefined) return { rule: 'outside', rate: 0 }
  return { rule: isOutvoted ? 'connection' : 'buyer', rate }
}
