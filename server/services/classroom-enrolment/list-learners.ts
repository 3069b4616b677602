import { and, asc, eq, ne } from 'drizzle-orm'
import { type Refused, refuse } from '../../../src/domain/refusal/refusal.ts'
import type { Acting } from '../../../src/domain/trainer/assignment.ts'
import type { Db } from '../../db/client.ts'
import { classroomEnrolment } from '../../db/schema/classroom-enrolment.ts'
import { learner } from '../../db/schema/learner.ts'
import { attendsToClassroom } from '../trainer/assigned-to.ts'
import { timesOf } from './find-classroom.ts'

/** Who has, or waits for, a seat in a classroom, by name. Refused as `notFound`, and as `forbidden` to other trainers. */
export async function listClassroomLearners(db: Db, classroomId: number, by: Acting) {
  if (!(await timesOf(db, classroomId))) return refuse('notFound') satisfies Refused
  if (!(await attendsToClassroom(db, classroomId, by))) return refuse('forbidden') satisfies Refused
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
    allergies: enrolment.allergies,
    dietaryRequirements: enrolment.diet,
    classroomEnrollStatus: enrolment.status,
    checkInTime: enrolment.checkedInAt?.toISOString() ?? null,
  }))
}
