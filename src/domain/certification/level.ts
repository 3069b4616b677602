import * as z from 'zod/mini'

/** The levels of product-based certifications, from the lowest to the highest. Specification 1, section 1. */
export const certificationLevel = z.enum(['associate', 'professional', 'expert'])
export type CertificationLevel = z.infer<typeof certificationLevel>
