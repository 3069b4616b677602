import * as z from 'zod/mini'
import type { Refusal } from '../refusal.ts'
import { createTransitionCheck, type StateTransitions } from '../state.ts'

/** The status of a learner's registration in a course; `audited` means approved. Specification 1, section 4. */
export const registrationStatus = z.enum(['notEnrolled', 'notAudited', 'audited'])
export type RegistrationStatus = z.infer<typeof registrationStatus>

/**
 * The number of business days within which a registration is reviewed, as the portal's texts promise. Specification
 * 1, section 4.
 */
export const registrationReviewDays = 3

export const learningStatus = z.enum(['notStarted', 'learning', 'learned', 'passed', 'failed'])
export type LearningStatus = z.infer<typeof learningStatus>

export const subscriptionStatus = z.enum(['notSubscribed', 'subscribed', 'cancelled'])
export type SubscriptionStatus = z.infer<typeof subscriptionStatus>

/** The statuses to which a registration may go from each status. A rejection leads back to `notEnrolled`. */
export const registrationTransitions = {
  notEnrolled: ['notAudited', 'audited'],
  notAudited: ['audited', 'notEnrolled'],
  audited: ['notEnrolled'],
} as const satisfies StateTransitions<RegistrationStatus>

export const canChangeRegistrationStatus = createTransitionCheck<RegistrationStatus>(registrationTransitions)

/**
 * Returns the status after enrolling in a course: `audited`, or `notAudited` if a reviewer must approve the
 * registration first. An invitation letter replaces the approval, even if the registration is already waiting for
 * it. Refuses with `alreadyRegistered` if a registration exists. Decision: docs/decisions/learning-progress.md.
 */
export function checkEnrolment(
  status: RegistrationStatus,
  course: { needsApproval: boolean },
  byInvitation = false,
): { status: RegistrationStatus } | { refusal: Refusal } {
  const isUnderReview = status === 'notAudited' && !byInvitation
  const next = course.needsApproval && !byInvitation ? 'notAudited' : 'audited'
  return isUnderReview || !canChangeRegistrationStatus(status, next)
    ? { refusal: 'alreadyRegistered' }
    : { status: next }
}

/** Whether a course or video is locked for a user. Specification 1, section 4: rules of video access. */
export function isItemLocked(
  item: { contentType: 'course' | 'video'; registrationStatus: RegistrationStatus },
  signedIn: boolean,
): boolean {
  if (!signedIn) return true
  return item.contentType === 'course' && item.registrationStatus !== 'audited'
}
