import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { certificationEnrolment } from '../../db/schema/certification-enrolment.ts'

/** A learner's registration in a certification as it counts: that of the newest round. `lock` makes others wait. */
export async function currentEnrolment(db: Db, learnerId: number, certificationId: number, lock = false) {
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

export type CertificationEnrolmentRow = NonNullable<Awaited<ReturnType<typeof currentEnrolment>>>
