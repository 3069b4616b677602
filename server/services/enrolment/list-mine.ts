import { and, eq, inArray, ne, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { certificationCourse } from '../../db/schema/certification.ts'
import { course } from '../../db/schema/course.ts'
import { enrolment } from '../../db/schema/enrolment.ts'
import type { Audience } from '../content/shown-to.ts'
import { summaries } from '../course/course-rows.ts'
import { type MyCourse, withLearning } from './with-learning.ts'

/** The courses that a learner is registered in, where they are shown, by id; of one certification where one is named. */
export async function listMine(
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
        certificationId === undefined ? undefined : belongingTo(db, certificationId),
      ),
    )
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.courseId)
  const courses = await summaries(db, audience, { where: inArray(course.id, ids) })
  return withLearning(db, learnerId, courses)
}

const belongingTo = (db: Db, certificationId: number): SQL =>
  inArray(
    enrolment.courseId,
    db
      .select({ id: certificationCourse.courseId })
      .from(certificationCourse)
      .where(eq(certificationCourse.certificationId, certificationId)),
  )
