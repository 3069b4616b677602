import * as z from 'zod/mini'
import { family } from './families.ts'

/**
 * A page that could not be rendered, and the reason. Its last version, if any, stays live. `family` and `id`
 * identify the page's item; `fixed` is the name of a page without an item.
 */
export const pageFailure = z.object({
  path: z.string(),
  family: z.optional(family),
  id: z.optional(z.int()),
  fixed: z.optional(z.string()),
  reason: z.string(),
})
export type PageFailure = z.infer<typeof pageFailure>
