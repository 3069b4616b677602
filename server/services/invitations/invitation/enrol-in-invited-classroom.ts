import type { Db } from '#server/db/client.ts'
import {
  checkCertificationEnrolment,
  enrolInCertification,
} from '#server/services/learning/certification-enrolment/enrol-in-certification.ts'
import { findCurrentEnrolment } from '#server/services/learning/certification-enrolment/find-current-enrolment.ts'
import { isInTraining } from '#server/services/learning/classroom-enrolment/check-training.ts'
import { enrolInClassroom } from '#server/services/learning/classroom-enrolment/enrol-in-classroom.ts'
import { findClassroomCertification } from '#server/services/learning/classroom-enrolment/find-classroom.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { SubscriptionStatus } from '#src/domain/enrolment/enrolment.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import type { FoodRequirements } from './redeem-letter-input.ts'

export interface InvitedEnrolmentInput extends FoodRequirements {
  learnerId: number
  audience: Audience
  emailNotification: SubscriptionStatus
  classroomId: number
  now: number
}

/**
 * Enrols a learner in the classroom of a letter. If the learner is not registered in the certification of the
 * classroom, the letter also permits that registration, which is checked before the seat is assigned. Refused as
 * `notFound` if the audience can't see the classroom, and for the same reasons as these enrolments. Specification 1,
 * section 5.
 */
export async function enrolInInvitedClassroom(
  tx: Db,
  input: InvitedEnrolmentInput,
): Promise<true | RefusedResult> {
  const { learnerId, audience, classroomId } = input
  const certificationId = await findClassroomCertification(tx, audience, classroomId)
  if (certificationId === undefined) return refuse('notFound')
  const seat = { ...input, kind: null, byInvitation: true }
  if (
    certificationId === null ||
    isInTraining(await findCurrentEnrolment(tx, learnerId, certificationId, true))
  )
    return enrolInClassroom(tx, seat)
  const registration = { ...input, certificationId, byInvitation: true }
  const allowed = await checkCertificationEnrolment(tx, registration)
  if (isRefused(allowed)) return allowed
  const enrolled = await enrolInClassroom(tx, seat)
  if (isRefused(enrolled)) return enrolled
  const registrationResult = await enrolInCertification(tx, registration)
  return isRefused(registrationResult) ? registrationResult : true
}
