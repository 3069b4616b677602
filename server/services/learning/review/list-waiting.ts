import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroomText } from '#server/db/schema/classroom.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { courseText } from '#server/db/schema/course.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import { learner } from '#server/db/schema/learner.ts'
import { textIn } from '#server/services/ground/shown/text-in.ts'
import type { Waiting } from '#src/domain/enrolment/waiting.ts'

/** The registrations that wait for a reviewer: those of courses first, the oldest of each kind first. */
export async function listWaiting(db: Db, language: string): Promise<Waiting[]> {
  const courses = await db
    .select({
      id: enrolment.id,
      learner,
      targetId: enrolment.courseId,
      targetName: courseText.name,
      since: enrolment.changedAt,
    })
    .from(enrolment)
    .innerJoin(learner, eq(learner.id, enrolment.learnerId))
    .innerJoin(courseText, textIn(courseText, enrolment.courseId, language))
    .where(eq(enrolment.status, 'notAudited'))
    .orderBy(asc(enrolment.changedAt))
  const classrooms = await db
    .select({
      id: classroomEnrolment.id,
      learner,
      targetId: classroomEnrolment.classroomId,
      targetName: classroomText.name,
      since: classroomEnrolment.changedAt,
    })
    .from(classroomEnrolment)
    .innerJoin(learner, eq(learner.id, classroomEnrolment.learnerId))
    .innerJoin(classroomText, textIn(classroomText, classroomEnrolment.classroomId, language))
    .where(and(eq(classroomEnrolment.status, 'pending'), isNull(classroomEnrolment.payBy)))
    .orderBy(asc(classroomEnrolment.changedAt))
  return [...courses.map(waitingAs('registration')), ...classrooms.map(waitingAs('classroom'))]
}

interface Row extends Omit<Waiting, 'kind' | 'learner' | 'email' | 'since'> {
  learner: typeof learner.$inferSelect
  since: Date
}

const waitingAs =
  (kind: Waiting['kind']) =>
  ({ learner: { firstName, lastName, email }, since, ...row }: Row): Waiting => ({
    ...row,
    kind,
    learner: `${firstName} ${lastName}`.trim(),
    email,
    since: since.toISOString(),
  })
