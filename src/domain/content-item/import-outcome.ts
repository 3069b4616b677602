import * as z from 'zod/mini'
import { family } from './families.ts'

/** The outcome of an import for an item: the differing document was published, or the item was skipped because it is equal or has a draft. */
export const importOutcome = z.object({
  family,
  id: z.int(),
  outcome: z.enum(['changed', 'unchanged', 'hasDraft']),
  /** The editor of the draft that the item was left for. */
  editor: z.optional(z.string()),
})
export type ImportOutcome = z.infer<typeof importOutcome>
