import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import { olderReleases } from '#server/services/catalogue/certification/newer-releases.ts'
import { mayUpdate } from '#src/domain/certification/update.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'

/**
 * Notes that a learner was told about a release: that it is newer than theirs, or that its exam is open after
 * an update.
 */
export async function acknowledgeUpdate(
  db: Db,
  { learnerId, certificationId }: { learnerId: number; certificationId: number },
): Promise<true | RefusedResult> {
  const mine = eq(certificationEnrolment.learnerId, learnerId)
  return db.transaction(async (tx) => {
    const here = and(mine, eq(certificationEnrolment.certificationId, certificationId))
    const asked = await tx.update(certificationEnrolment).set({ offersExam: false }).where(here).returning()
    const below = await olderReleases(tx, certificationId)
    const rows = await tx
      .select()
      .from(certificationEnrolment)
      .where(and(mine, inArray(certificationEnrolment.certificationId, below)))
    const open = rows.filter(mayUpdate).map(({ id }) => id)
    await tx
      .update(certificationEnrolment)
      .set({ toldOf: certificationId })
      .where(inArray(certificationEnrolment.id, open))
    return asked.length + open.length > 0 ? true : refuse('notFound')
  })
}
