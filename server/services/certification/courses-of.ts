import { eq } from 'drizzle-orm'
import { type Refused, refuse } from '../../../src/domain/refusal/refusal.ts'
import type { Db } from '../../db/client.ts'
import { certification } from '../../db/schema/certification.ts'
import type { Audience } from '../content/shown-to.ts'
import { type MyCourse, withLearning } from '../enrolment/with-learning.ts'
import { certificationRows } from './certification-rows.ts'
import { coursesInOrder } from './courses-in-order.ts'

/**
 * The courses of a certification, in its order, with how far a learner is in each; nobody (null) is in any. `notFound`
 * where the audience is not shown the certification.
 */
export async function coursesOfCertification(
  db: Db,
  audience: Audience,
  certificationId: number,
  learnerId: number | null,
): Promise<MyCourse[] | Refused> {
  const [shown] = await certificationRows(db, audience, eq(certification.id, certificationId))
  if (!shown) return refuse('notFound')
  return withLearning(db, learnerId, await coursesInOrder(db, audience, certificationId))
}
