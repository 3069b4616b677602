import { and, eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { certificationCourse } from '#server/db/schema/certification.ts'
import { course } from '#server/db/schema/course.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import { isCourseComplete } from '#src/domain/enrolment/course-completion.ts'
import { updateCourseRegistration } from './update-registration.ts'

const older = alias(course, 'older')

/**
 * Carries completed courses over to the courses of a certification that replace them: the new courses count as
 * fully watched and keep the credits. Specification 1, section 4: a replaced course version.
 */
export async function carryOverCourses(
  tx: Db,
  { learnerId, certificationId, now }: { learnerId: number; certificationId: number; now: number },
): Promise<void> {
  const rows = await tx
    .select({ id: course.id, quiz: course.quiz, olderQuiz: older.quiz, process: enrolment.process })
    .from(certificationCourse)
    .innerJoin(course, eq(course.id, certificationCourse.courseId))
    .innerJoin(older, eq(older.id, course.replaces))
    .innerJoin(enrolment, and(eq(enrolment.courseId, older.id), eq(enrolment.learnerId, learnerId)))
    .where(eq(certificationCourse.certificationId, certificationId))
  for (const { id, quiz, olderQuiz, process } of rows) {
    if (!isCourseComplete(process, olderQuiz !== null)) continue
    const isReplacement = and(
      eq(enrolment.learnerId, learnerId),
      eq(enrolment.courseId, id),
      inArray(enrolment.process, ['notStarted', 'learning']),
    )
    const [row] = await tx.select().from(enrolment).where(isReplacement).for('update')
    if (!row) continue
    const carriedState = { status: 'audited', process: 'learned', carriedOver: true } as const
    await updateCourseRegistration(tx, row, carriedState, now)
    if (quiz !== null)
      await updateCourseRegistration(tx, { ...row, ...carriedState }, { process: 'passed' }, now)
  }
}
