import * as z from 'zod/mini'

/**
 * What is known of a VAT number that decides the VAT of an order: VIES confirmed it, does not know it, or could not be asked; or it breaks
 * the rules of its country. Only a confirmed number makes the reverse charge. Decisions: "What a buyer pays is evidenced".
 */
export const vatNumberState = z.enum(['confirmed', 'unknown', 'unavailable', 'malformed'])
export type VatNumberState = z.infer<typeof vatNumberState>
