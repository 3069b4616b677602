import * as z from 'zod/mini'

/**
 * The state of a VAT number that could decide the VAT of an order: confirmed by VIES, unknown to VIES, VIES
 * unavailable, malformed by the rules of its country, or issued by another member state than the billed one. Only a
 * confirmed number leads to the reverse charge. Decision: docs/decisions/vat-evidence.md.
 */
export const vatNumberState = z.enum(['confirmed', 'unknown', 'unavailable', 'malformed', 'otherCountry'])
export type VatNumberState = z.infer<typeof vatNumberState>
