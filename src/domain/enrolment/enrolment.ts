import * as z from 'zod/mini'
import type { Refusal } from '../refusal/refusal.ts'

/** Specification 1, section 4: NotEntroll, NotAudited, Audited. */
export const registrationStatus = z.enum(['notEnrolled', 'notAudited', 'audited'])
export type RegistrationStatus = z.infer<typeof registrationStatus>

export const learningProcess = z.enum(['notStarted', 'learning', 'learned', 'passed', 'failed'])
export type LearningProcess = z.infer<typeof learningProcess>

export const emailNotification = z.enum(['notSubscribed', 'subscribed', 'cancelled'])
export type EmailNotification = z.infer<typeof emailNotification>

/** Where a registration may go from each status: a reviewer rejects back to `notEnrolled`. */
export const registrationMoves = {
  notEnrolled: ['notAudited', 'audited'],
  notAudited: ['audited', 'notEnrolled'],
  audited: ['notEnrolled'],
} as const satisfies Record<RegistrationStatus, readonly RegistrationStatus[]>

/**
 * What enrolling in a course leads to: at once audited, unless a reviewer must approve it first. By an invitation letter it is
 * audited at once, one that waits for a reviewer too.
 * Refused as `alreadyRegistered` when there is a registration. Decisions: "Learning and exams".
 */
export function decideEnrolment(
  status: RegistrationStatus,
  course: { needsApproval: boolean },
  byLetter = false,
): { status: RegistrationStatus } | { refusal: Refusal } {
  if (status === 'audited' || (status === 'notAudited' && !byLetter)) return { refusal: 'alreadyRegistered' }
  return { status: course.needsApproval && !byLetter ? 'notAudited' : 'audited' }
}

/** The lock on a course or video. Specification 1, section 4: rules of video access. */
export function isLocked(
  item: { contentType: 'course' | 'video'; registrationStatus: RegistrationStatus },
  signedIn: boolean,
): boolean {
  if (!signedIn) return true
  return item.contentType === 'course' && item.registrationStatus !== 'audited'
}
