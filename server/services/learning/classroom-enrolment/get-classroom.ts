import type { Db } from '#server/db/client.ts'
import {
  type ClassroomDetails,
  listClassroomDetails,
} from '#server/services/catalogue/classroom/list-classroom-details.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { ClassroomDetail } from '#src/domain/classroom/enrolled-classroom.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { findRequiredCertification } from './check-training.ts'
import { findClassroomEnrolments, loadEnrolledClassroom } from './my-classrooms.ts'

interface GetClassroomInput {
  classroomId: number
  /** The id of the signed-in learner; null for anonymous visitors. */
  learnerId: number | null
  audience: Audience
  now: number
}

const notEnrolled = { status: 'notEnrolled', waitingPosition: null, payBy: null } as const

/**
 * Returns a classroom with all details and the learner's enrolment; refused as `notFound` if the audience
 * can't see it.
 */
export async function getClassroom(
  db: Db,
  input: GetClassroomInput,
): Promise<ClassroomDetail | RefusedResult> {
  const { classroomId, learnerId, audience, now } = input
  const [found] = await listClassroomDetails(db, audience, [classroomId], now)
  if (!found) return refuse('notFound')
  if (learnerId === null) return toVisitorClassroom(found)
  const row = (await findClassroomEnrolments(db, learnerId, [classroomId])).get(classroomId)
  const { certificationId } = found
  const training = certificationId !== null && { learnerId, certificationId, language: audience.language }
  return {
    ...found,
    own: row ? (await loadEnrolledClassroom(db, found, row)).own : notEnrolled,
    requires: training ? await findRequiredCertification(db, training) : null,
  }
}

/** Returns a classroom for visitors, without an enrolment. */
export const toVisitorClassroom = (found: ClassroomDetails): ClassroomDetail => ({
  ...found,
  own: notEnrolled,
  requires: null,
})
