import * as z from 'zod/mini'

/**
 * A country, or a region of countries. A country has the `code` and `id` of ISO 3166-1, and its `regionId` is the id
 * of its region, or null. A region has its own code, and its id is both `id` and `regionId`. Specification 1,
 * section 3.
 */
export const territory = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  regionId: z.nullable(z.int()),
})
export type Territory = z.infer<typeof territory>
