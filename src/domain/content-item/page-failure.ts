import * as z from 'zod/mini'
import { family } from './families.ts'

/**
 * A page that could not be made, and why: readers see its last version, or none where there was none. `family` and `id` are the
 * item whose page it is; `fixed` names a page that a site has however much content there is.
 */
export const pageFailure = z.object({
  path: z.string(),
  family: z.optional(family),
  id: z.optional(z.int()),
  fixed: z.optional(z.string()),
  reason: z.string(),
})
export type PageFailure = z.infer<typeof pageFailure>
