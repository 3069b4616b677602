import * as z from 'zod/mini'
import { contentFinding } from './content-finding.ts'
import { family } from './families.ts'

/**
 * The outcome for one item of an action on several items. A refused item has the reason as a sentence, and the
 * errors of the check.
 */
export const itemOutcome = z.object({
  family,
  id: z.int(),
  outcome: z.enum(['done', 'unchanged', 'refused']),
  /** The edition after the action; null if the item was refused. */
  edition: z.nullable(z.int()),
  reason: z.optional(z.string()),
  findings: z.optional(z.array(contentFinding)),
})
export type ItemOutcome = z.infer<typeof itemOutcome>
