import * as z from 'zod/mini'

/** The kinds of registrations that reviewers decide: for a course, or for a seat in a classroom. */
export const reviewedRegistrationKind = z.enum(['registration', 'classroom'])
export type ReviewedRegistrationKind = z.infer<typeof reviewedRegistrationKind>

/** A registration that waits for a reviewer's decision. */
export const waitingRegistration = z.object({
  kind: reviewedRegistrationKind,
  id: z.int(),
  learner: z.string(),
  email: z.string(),
  targetId: z.int(),
  targetName: z.string(),
  since: z.iso.datetime(),
})
export type WaitingRegistration = z.infer<typeof waitingRegistration>
