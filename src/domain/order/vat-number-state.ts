import * as z from 'zod/mini'

/**
 * The state of a VAT number that could decide the VAT of an order: VIES confirmed it, does not know it, or was unavailable; it breaks
 * the rules of its country; or it is of another member state than the billed one. Only a confirmed number leads to the reverse charge. Decision: docs/decisions/vat-evidence.md.
 */
export const vatNumberState = z.enum(['confirmed', 'unknown', 'unavailable', 'malformed', 'otherCountry'])
export type VatNumberState = z.infer<typeof vatNumberState>
