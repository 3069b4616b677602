import { and, asc, eq, ne } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { learner } from '#server/db/schema/learner.ts'
import { getClassroomPermission } from '#server/services/catalogue/trainer/attendance-permission.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import type { ActingOperator } from '#src/domain/trainer/assignment.ts'
import { findClassroomTimes } from './find-classroom.ts'

/**
 * Lists the learners who have, or had, a seat in a classroom or a position on its waiting list, by name. Refused as
 * `notFound` if there is no such session, and as `forbidden` for trainers of other classrooms.
 */
export async function listClassroomLearners(db: Db, classroomId: number, operator: ActingOperator) {
  if (!(await findClassroomTimes(db, classroomId))) return refuse('notFound') satisfies RefusedResult
  const { isAllowed, isAssigned } = await getClassroomPermission(db, classroomId, operator)
  if (!isAllowed) return refuse('forbidden', { reason: 'notAssigned' }) satisfies RefusedResult
  const rows = await db
    .select({ enrolment: classroomEnrolment, learner })
    .from(classroomEnrolment)
    .innerJoin(learner, eq(learner.id, classroomEnrolment.learnerId))
    .where(and(eq(classroomEnrolment.classroomId, classroomId), ne(classroomEnrolment.status, 'notEnrolled')))
    .orderBy(asc(learner.lastName), asc(learner.firstName), asc(classroomEnrolment.id))
  return rows.map(({ enrolment, learner: { firstName, lastName, email } }) => ({
    id: enrolment.id,
    name: `${firstName} ${lastName}`.trim(),
    email,
    // Only the trainers of this training session see allergies and diets.
    allergies: isAssigned ? enrolment.allergies : null,
    diet: isAssigned ? enrolment.diet : null,
    status: enrolment.status,
    checkedInAt: enrolment.checkedInAt?.toISOString() ?? null,
  }))
}
