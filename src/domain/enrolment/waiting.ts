import * as z from 'zod/mini'

/** The kinds of registrations that reviewers decide about: one in a course, or a seat in a classroom. */
export const reviewed = z.enum(['registration', 'classroom'])
export type Reviewed = z.infer<typeof reviewed>

/** A registration that waits for a reviewer. */
export const waiting = z.object({
  kind: reviewed,
  id: z.int(),
  learner: z.string(),
  email: z.string(),
  targetId: z.int(),
  targetName: z.string(),
  since: z.iso.datetime(),
})
export type Waiting = z.infer<typeof waiting>
