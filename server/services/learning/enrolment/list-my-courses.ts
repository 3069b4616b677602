import { and, eq, inArray, ne, type SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certificationCourse } from '#server/db/schema/certification.ts'
import { course } from '#server/db/schema/course.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import { listCourseSummaries } from '#server/services/catalogue/course/list-course-rows.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { addLearnerProgress, type MyCourse } from './add-learner-progress.ts'

/**
 * Lists the visible courses in which a learner is registered, by id; with a certification, lists only its courses.
 */
export async function listMyCourses(
  db: Db,
  audience: Audience,
  learnerId: number,
  certificationId?: number,
): Promise<MyCourse[]> {
  const rows = await db
    .select({ courseId: enrolment.courseId })
    .from(enrolment)
    .where(
      and(
        eq(enrolment.learnerId, learnerId),
        ne(enrolment.status, 'notEnrolled'),
        certificationId === undefined ? undefined : isInCertification(db, certificationId),
      ),
    )
  const ids = rows.map((row) => row.courseId)
  const courses = await listCourseSummaries(db, audience, { where: inArray(course.id, ids) })
  return addLearnerProgress(db, learnerId, courses)
}

const isInCertification = (db: Db, certificationId: number): SQL =>
  inArray(
    enrolment.courseId,
    db
      .select({ id: certificationCourse.courseId })
      .from(certificationCourse)
      .where(eq(certificationCourse.certificationId, certificationId)),
  )
