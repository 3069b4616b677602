import * as z from 'zod/mini'

/** The levels of the product-based certifications, one after the other. Specification 1, section 1. */
export const level = z.enum(['associate', 'professional', 'expert'])
export type Level = z.infer<typeof level>
