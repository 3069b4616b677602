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

/** Whether a country belongs to the European Economic Area, whose buyers pay nothing extra for a transfer in euro. */
export const isInEea = (country: string): boolean => [...union, 'IS', 'LI', 'NO'].includes(country)

/**
 * What decides the VAT of an order: the country where training takes place; the country of a consumer; a business of another
 * member state, which accounts for it itself; a country outside the table, where none is charged; or that the country is not known yet.
 */
export const vatRule = z.enum(['venue', 'buyer', 'reverseCharge', 'outside', 'unknown'])
export type VatRule = z.infer<typeof vatRule>

/** The rates of VAT in basis points by country, and the country that the seller is registered in. */
export interface VatTable {
  home: string
  byCountry: Readonly<Record<string, number>>
  otherwise: number
}

/** What is sold to whom: `venue` is null for online training, `business` is the country of a valid VAT number. */
export interface Sale {
  venue: string | null
  country: string | null
  business: string | null
}

/** The rule and the rate, in basis points, of a sale. Decisions: "Money", VAT. */
export function vatOf({ home, byCountry, otherwise }: VatTable, sale: Sale): { rule: VatRule; rate: number } {
  const { venue, country, business } = sale
  if (venue !== null) return { rule: 'venue', rate: byCountry[venue] ?? otherwise }
  if (country === null) return { rule: 'unknown', rate: 0 }
  const abroad = business === country && country !== home && union.includes(country)
  if (abroad) return { rule: 'reverseCharge', rate: 0 }
  const rate = byCountry[country]
  return rate === undefined ? { rule: 'outside', rate: 0 } : { rule: 'buyer', rate }
}
