import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certification } from '#server/db/schema/certification.ts'
import { certificationRows } from '#server/services/catalogue/certification/certification-rows.ts'
import { coursesInOrder } from '#server/services/catalogue/certification/courses-in-order.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { type MyCourse, withLearnerProgress } from './with-learner-progress.ts'

/**
 * Returns the courses of a certification in its order, each with a learner's progress; a visitor (null) has
 * none. Refused as `notFound` if the audience can't see the certification.
 */
export async function coursesOfCertification(
  db: Db,
  audience: Audience,
  certificationId: number,
  learnerId: number | null,
): Promise<MyCourse[] | RefusedResult> {
  const [visible] = await certificationRows(db, audience, eq(certification.id, certificationId))
  if (!visible) return refuse('notFound')
  const coursesOf = await coursesInOrder(db, audience, [certificationId])
  return withLearnerProgress(db, learnerId, coursesOf(certificationId))
}
