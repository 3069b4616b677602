import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'

/**
 * Returns a learner's current registration in a certification: the row of the newest round. `lock` locks the row.
 * @example (await findCurrentEnrolment(db, learner.id, 3))?.progress // 'learning', or undefined if there is none
 */
export async function findCurrentEnrolment(db: Db, learnerId: number, certificationId: number, lock = false) {
  const query = db
    .select()
    .from(certificationEnrolment)
    .where(
      and(
        eq(certificationEnrolment.learnerId, learnerId),
        eq(certificationEnrolment.certificationId, certificationId),
      ),
    )
    .orderBy(desc(certificationEnrolment.round))
    .limit(1)
  const [row] = lock ? await query.for('update') : await query
  return row
}

export type CertificationEnrolmentRow = NonNullable<Awaited<ReturnType<typeof findCurrentEnrolment>>>
