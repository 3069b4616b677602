import * as z from 'zod/mini'

/** An act of an operator in the audit log. */
export const listedAction = z.object({
  at: z.iso.datetime(),
  actor: z.string(),
  act: z.string(),
  /** The object of the act, such as "course 7". */
  subject: z.string(),
  detail: z.record(z.string(), z.unknown()),
})

/** An act with its number, and the cursor that continues after it. */
export const followedAction = z.extend(listedAction, { cursor: z.string(), id: z.int() })
export type FollowedAction = z.infer<typeof followedAction>
