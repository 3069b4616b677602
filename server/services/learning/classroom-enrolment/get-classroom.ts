import type { Db } from '#server/db/client.ts'
import {
  type ClassroomDetails,
  classroomDetails,
} from '#server/services/catalogue/classroom/classroom-details.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { ClassroomDetail } from '#src/domain/classroom/enrolled-classroom.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { ownRows, withOwn } from './get-own-classroom.ts'
import { requiredFirst } from './training-refusal.ts'

interface Of {
  classroomId: number
  /** The id of the learner who asks; null for anonymous visitors. */
  learnerId: number | null
  audience: Audience
  now: number
}

const notEnrolled = { status: 'notEnrolled', waitingPosition: null, payBy: null } as const

/**
 * A classroom with all details and the enrolment of the learner who asks; refused as `notFound` where the
 * audience isn't shown it.
 */
export async function getClassroom(db: Db, of: Of): Promise<ClassroomDetail | RefusedResult> {
  const { classroomId, learnerId, audience, now } = of
  const [found] = await classroomDetails(db, audience, [classroomId], now)
  if (!found) return refuse('notFound')
  if (learnerId === null) return classroomForVisitors(found)
  const row = (await ownRows(db, learnerId, [classroomId])).get(classroomId)
  const { certificationId } = found
  const training = certificationId !== null && { learnerId, certificationId, language: audience.language }
  return {
    ...found,
    own: row ? (await withOwn(db, found, row)).own : notEnrolled,
    requires: training ? await requiredFirst(db, training) : null,
  }
}

/** A classroom as visitors see it, who have no seat in it. */
export const classroomForVisitors = (found: ClassroomDetails): ClassroomDetail => ({
  ...found,
  own: notEnrolled,
  requires: null,
})
