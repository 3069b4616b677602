import * as z from 'zod/mini'
import { family } from './families.ts'

/** What an import did to an item: it published a document that differs, or left the item because it is the same or has a draft. */
export const importOutcome = z.object({
  family,
  id: z.int(),
  outcome: z.enum(['changed', 'unchanged', 'hasDraft']),
  /** The editor of the draft that the item was left for. */
  editor: z.optional(z.string()),
})
export type ImportOutcome = z.infer<typeof importOutcome>
