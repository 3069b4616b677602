import { asc, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certificationCourse } from '#server/db/schema/certification.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { CourseSummary } from '#src/domain/course/course.ts'
import { loadReferencedCourses } from '../course/referenced-courses.ts'

/**
 * Returns a function that lists the visible courses of a certification in the order that the certification defines.
 */
export async function loadOrderedCourses(
  db: Db,
  audience: Audience,
  certificationIds: readonly number[],
): Promise<(certificationId: number) => CourseSummary[]> {
  const references = await db
    .select({ by: certificationCourse.certificationId, id: certificationCourse.courseId })
    .from(certificationCourse)
    .where(inArray(certificationCourse.certificationId, [...certificationIds]))
    .orderBy(asc(certificationCourse.position))
  return loadReferencedCourses(db, audience, references)
}
