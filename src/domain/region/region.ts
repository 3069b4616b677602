import * as z from 'zod/mini'

/**
 * A country or a region that lists countries. A country's `code` and `id` are its ISO 3166-1 ones and its `regionId`
 * that of the region that lists it, or null; a region has its own code, and its own id twice. Specification 1, section 3.
 */
export const territory = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  regionId: z.nullable(z.int()),
})
export type Territory = z.infer<typeof territory>
