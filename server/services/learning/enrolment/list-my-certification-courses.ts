import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certification } from '#server/db/schema/certification.ts'
import { listCertificationRows } from '#server/services/catalogue/certification/list-certification-rows.ts'
import { loadOrderedCourses } from '#server/services/catalogue/certification/load-ordered-courses.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { addLearnerProgress, type MyCourse } from './add-learner-progress.ts'

/**
 * Returns the courses of a certification in its order, each with a learner's progress; a visitor (null) has
 * none. Refused as `notFound` if the audience can't see the certification.
 */
export async function listMyCertificationCourses(
  db: Db,
  audience: Audience,
  certificationId: number,
  learnerId: number | null,
): Promise<MyCourse[] | RefusedResult> {
  const [visible] = await listCertificationRows(db, audience, eq(certification.id, certificationId))
  if (!visible) return refuse('notFound')
  const coursesOf = await loadOrderedCourses(db, audience, [certificationId])
  return addLearnerProgress(db, learnerId, coursesOf(certificationId))
}
