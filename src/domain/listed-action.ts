import * as z from 'zod/mini'

/** An action of an operator in the audit log. */
export const listedAction = z.object({
  at: z.iso.datetime(),
  actor: z.string(),
  act: z.string(),
  /** The object of the action, such as "course 7". */
  subject: z.string(),
  detail: z.record(z.string(), z.unknown()),
})

/** An action with its number, and the cursor with which the next request continues after it. */
export const auditFeedEntry = z.extend(listedAction, { cursor: z.string(), id: z.int() })
export type AuditFeedEntry = z.infer<typeof auditFeedEntry>
