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

/** An action with its number. `cursor` is sent with the next request to continue after this action. */
export const auditFeedEntry = z.extend(listedAction, { cursor: z.string(), id: z.int() })
export type AuditFeedEntry = z.infer<typeof auditFeedEntry>
