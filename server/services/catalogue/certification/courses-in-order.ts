import { asc, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certificationCourse } from '#server/db/schema/certification.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { CourseSummary } from '#src/domain/course/course.ts'
import { coursesNamed } from '../course/courses-named.ts'

/** The courses of certifications that the audience is shown, by the certification's id, in its order. */
export async function coursesInOrder(
  db: Db,
  audience: Audience,
  certificationIds: readonly number[],
): Promise<(certificationId: number) => CourseSummary[]> {
  const named = await db
    .select({ by: certificationCourse.certificationId, id: certificationCourse.courseId })
    .from(certificationCourse)
    .where(inArray(certificationCourse.certificationId, [...certificationIds]))
    .orderBy(asc(certificationCourse.position))
  return coursesNamed(db, audience, named)
}
