import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certificationCourse } from '#server/db/schema/certification.ts'
import { course } from '#server/db/schema/course.ts'
import type { Audience } from '#server/services/ground/shown/shown-to.ts'
import type { CourseSummary } from '#src/domain/course/course.ts'
import { summaries } from '../course/course-rows.ts'

/** The courses of a certification that the audience is shown, in the certification's order. */
export async function coursesInOrder(
  db: Db,
  audience: Audience,
  certificationId: number,
): Promise<CourseSummary[]> {
  const rows = await db
    .select({ id: certificationCourse.courseId })
    .from(certificationCourse)
    .where(eq(certificationCourse.certificationId, certificationId))
    .orderBy(asc(certificationCourse.position))
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const courses = await summaries(db, audience, { where: inArray(course.id, ids) })
  return courses.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}
