import * as z from 'zod/mini'

/** What reviewers decide of: a registration in a course, a seat in a classroom. */
export const reviewed = z.enum(['registration', 'classroom'])
export type Reviewed = z.infer<typeof reviewed>

/** A registration that waits for a reviewer. */
export const waiting = z.object({
  kind: reviewed,
  id: z.int(),
  learner: z.string(),
  email: z.string(),
  subjectId: z.int(),
  subjectName: z.string(),
  since: z.iso.datetime(),
})
export type Waiting = z.infer<typeof waiting>
