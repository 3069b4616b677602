import * as z from 'zod/mini'
import { family } from './families.ts'

/**
 * The outcome of an import for an item: the changed document was published, or the item was skipped because it is
 * unchanged or has a draft.
 */
export const importOutcome = z.object({
  family,
  id: z.int(),
  outcome: z.enum(['changed', 'unchanged', 'hasDraft']),
  /** The editor whose draft is the reason that the item was skipped. */
  editor: z.optional(z.string()),
})
export type ImportOutcome = z.infer<typeof importOutcome>
