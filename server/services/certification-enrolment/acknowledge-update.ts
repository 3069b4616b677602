import { and, eq, inArray } from 'drizzle-orm'
import { mayUpdate } from '../../../src/domain/certification/update.ts'
import { type Refused, refuse } from '../../../src/domain/refusal/refusal.ts'
import type { Db } from '../../db/client.ts'
import { certificationEnrolment } from '../../db/schema/certification-enrolment.ts'
import { olderReleases } from '../certification/newer-releases.ts'

/** Keeps that a learner was told of a release: that it is newer than theirs, or that its exam is open after an update. */
export async function acknowledgeUpdate(
  db: Db,
  { learnerId, releaseId }: { learnerId: number; releaseId: number },
): Promise<true | Refused> {
  const mine = eq(certificationEnrolment.learnerId, learnerId)
  return db.transaction(async (tx) => {
    const here = and(mine, eq(certificationEnrolment.certificationId, releaseId))
    const asked = await tx.update(certificationEnrolment).set({ offersExam: false }).where(here).returning()
    const below = await olderReleases(tx, releaseId)
    const rows = await tx
      .select()
      .from(certificationEnrolment)
      .where(and(mine, inArray(certificationEnrolment.certificationId, below)))
    const open = rows.filter(mayUpdate).map(({ id }) => id)
    await tx
      .update(certificationEnrolment)
      .set({ toldOf: releaseId })
      .where(inArray(certificationEnrolment.id, open))
    return asked.length + open.length > 0 ? true : refuse('notFound')
  })
}
