import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certificationCourse } from '#server/db/schema/certification.ts'
import { course } from '#server/db/schema/course.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import type { CourseCredits } from '#src/domain/certification/credits.ts'
import { isCourseComplete } from '#src/domain/enrolment/course-completion.ts'

/** Returns the courses of a certification with their credits, and whether a learner has earned them. */
export async function listCourseCredits(
  db: Db,
  learnerId: number,
  certificationId: number,
): Promise<CourseCredits[]> {
  const rows = await db
    .select({
      requirement: course.requirement,
      credits: course.credits,
      quiz: course.quiz,
      process: enrolment.process,
    })
    .from(certificationCourse)
    .innerJoin(course, eq(course.id, certificationCourse.courseId))
    .leftJoin(enrolment, and(eq(enrolment.courseId, course.id), eq(enrolment.learnerId, learnerId)))
    .where(eq(certificationCourse.certificationId, certificationId))
    .orderBy(asc(certificationCourse.position))
  return rows.map(({ requirement, credits, quiz, process }) => ({
    requirement,
    credits,
    earned: isCourseComplete(process, quiz !== null),
  }))
}
