import type { Db } from '#server/db/client.ts'
import { currentEnrolment } from '#server/services/learning/certification-enrolment/current-enrolment.ts'
import {
  checkCertificationEnrolment,
  enrolInCertification,
} from '#server/services/learning/certification-enrolment/enrol-in-certification.ts'
import { enrolInClassroom } from '#server/services/learning/classroom-enrolment/enrol-in-classroom.ts'
import { certificationOf } from '#server/services/learning/classroom-enrolment/find-classroom.ts'
import { isTraining } from '#server/services/learning/classroom-enrolment/training-refusal.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { EmailNotification } from '#src/domain/enrolment/enrolment.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import type { Food } from './letter-use.ts'

export interface InvitedEnrolmentInput extends Food {
  learnerId: number
  audience: Audience
  emailNotification: EmailNotification
  classroomId: number
  now: number
}

/**
 * Gives the learner of a letter a seat in its classroom, and registers a learner who is not registered in its
 * certification: a letter replaces that registration. Refused as both are; then nothing has happened.
 * Specification 1, section 5.
 */
export async function enrolInInvitedClassroom(
  tx: Db,
  wish: InvitedEnrolmentInput,
): Promise<true | RefusedResult> {
  const { learnerId, audience, classroomId } = wish
  const certificationId = await certificationOf(tx, audience, classroomId)
  if (certificationId === undefined) return refuse('notFound')
  const seat = { ...wish, kind: null, byLetter: true }
  if (certificationId === null || isTraining(await currentEnrolment(tx, learnerId, certificationId, true)))
    return enrolInClassroom(tx, seat)
  const registration = { ...wish, certificationId, byLetter: true }
  const may = await checkCertificationEnrolment(tx, registration)
  if (isRefused(may)) return may
  const enrolled = await enrolInClassroom(tx, seat)
  if (isRefused(enrolled)) return enrolled
  const registered = await enrolInCertification(tx, registration)
  return isRefused(registered) ? registered : true
}
