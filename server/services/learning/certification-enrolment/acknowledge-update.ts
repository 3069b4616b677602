import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import { listOlderVersionIds } from '#server/services/catalogue/certification/list-newer-versions.ts'
import { canUpdateCertification } from '#src/domain/certification/update.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'

/**
 * Stores that a learner has seen the notice about a version: either that the version is newer than the learner's, or
 * that its exam is open after an update. Refused as `notFound` if the learner is enrolled neither in this version nor
 * in an older version that can be updated.
 */
export async function acknowledgeUpdate(
  db: Db,
  { learnerId, certificationId }: { learnerId: number; certificationId: number },
): Promise<true | RefusedResult> {
  const isOfLearner = eq(certificationEnrolment.learnerId, learnerId)
  return db.transaction(async (tx) => {
    const isOfVersion = and(isOfLearner, eq(certificationEnrolment.certificationId, certificationId))
    const examOffers = await tx
      .update(certificationEnrolment)
      .set({ offersExam: false })
      .where(isOfVersion)
      .returning()
    const olderIds = await listOlderVersionIds(tx, certificationId)
    const rows = await tx
      .select()
      .from(certificationEnrolment)
      .where(and(isOfLearner, inArray(certificationEnrolment.certificationId, olderIds)))
    const open = rows.filter(canUpdateCertification).map(({ id }) => id)
    await tx
      .update(certificationEnrolment)
      .set({ toldOf: certificationId })
      .where(inArray(certificationEnrolment.id, open))
    return examOffers.length + open.length > 0 ? true : refuse('notFound')
  })
}
