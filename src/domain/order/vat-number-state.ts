import * as z from 'zod/mini'

/**
 * What is known of a VAT number that could decide the VAT of an order: VIES confirmed it, does not know it, or could not be asked; it breaks
 * the rules of its country; or it is of another member state than the one that is billed. Only a confirmed number makes the reverse charge. Decision: docs/decisions/vat-evidence.md.
 */
export const vatNumberState = z.enum(['confirmed', 'unknown', 'unavailable', 'malformed', 'otherCountry'])
export type VatNumberState = z.infer<typeof vatNumberState>
