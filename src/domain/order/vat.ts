import * as z from 'zod/mini'

/** The member states of the European Union, as ISO 3166-1 codes. */
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

/** Whether a country, as ISO 3166-1 code, is a member of the European Union. */
export const isInEu = (country: string): boolean => union.includes(country)

/**
 * Whether a country belongs to the European Economic Area, for whose buyers a transfer in euro has its own service
 * charge.
 */
export const isInEea = (country: string): boolean => isInEu(country) || ['IS', 'LI', 'NO'].includes(country)

/**
 * The rule that decides the VAT of an order. `venue`: the country of the venue decides. `buyer`: the billed country
 * decides. `connection`: the country of the buyer's connection decides, because it is a member state and the billed
 * country is not. `reverseCharge`: a business of another member state accounts for the VAT itself. `outside`: the
 * country has no rate, so no VAT is charged. `unknown`: the country is not known yet.
 */
export const vatRule = z.enum(['venue', 'buyer', 'connection', 'reverseCharge', 'outside', 'unknown'])
export type VatRule = z.infer<typeof vatRule>

/**
 * The rates of VAT in basis points: `byCountry` by the code of the country, `otherwise` for a venue in any other
 * country. `home` is the country in which the seller is registered.
 */
export interface VatTable {
  home: string
  byCountry: Readonly<Record<string, number>>
  otherwise: number
}

/**
 * A sale: `venue` is the country of the venue, null for online training; `country` is the billed country;
 * `business` is the country of a confirmed VAT number; `connection` is the country of the buyer's network address,
 * null if it is unknown.
 */
export interface Sale {
  venue: string | null
  country: string | null
  business: string | null
  connection: string | null
}

/**
 * Whether a business in a country accounts for the VAT of online training itself if its VAT number is confirmed
 * (reverse charge). `home` is the seller's country.
 */
export const isReverseChargeCountry = (home: string, country: string): boolean =>
  country !== home && isInEu(country)

/** Returns the VAT rule for a sale, and the rate in basis points. Decision: docs/decisions/vat.md. */
export function vatOf({ home, byCountry, otherwise }: VatTable, sale: Sale): { rule: VatRule; rate: number } {
  const { venue, country, business, connection } = sale
  if (venue !== null) return { rule: 'venue', rate: byCountry[venue] ?? otherwise }
  if (country === null) return { rule: 'unknown', rate: 0 }
  if (business === country && isReverseChargeCountry(home, country)) return { rule: 'reverseCharge', rate: 0 }
  const isOutvoted = connection !== null && isInEu(connection) && !isInEu(country)
  const rate = byCountry[isOutvoted ? connection : country]
  if (rate === undefined) return { rule: 'outside', rate: 0 }
  return { rule: isOutvoted ? 'connection' : 'buyer', rate }
}
