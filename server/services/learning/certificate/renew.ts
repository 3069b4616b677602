import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certificate, certificateApplication } from '#server/db/schema/certificate.ts'
import { certification } from '#server/db/schema/certification.ts'
import { newerReleases } from '#server/services/catalogue/certification/newer-releases.ts'
import { countryRefusal, renewalRefusal } from '#src/domain/certificate/renewal.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { currentEnrolment } from '../certification-enrolment/current-enrolment.ts'
import { moveProgress } from '../certification-enrolment/move-progress.ts'
import { type CountryInput, listOfferedReleases } from './list-offered-releases.ts'

export interface RenewalInput extends CountryInput {
  learnerId: number
  certificateId: number
  /** The id of the release to renew into: the certificate's own, or one that replaces it. */
  certificationId: number
  now: number
}

/**
 * Applies for the renewal of a certificate, which stays what it is until that is decided. Refused as
 * `notFound`, as `renewalRefusal` and `countryRefusal` say, and as `alreadyRegistered` where the learner
 * trains for it anew.
 */
export async function renewCertificate(db: Db, wish: RenewalInput): Promise<true | RefusedResult> {
  const { learnerId, certificateId, certificationId, now } = wish
  return db.transaction(async (tx) => {
    const mine = and(eq(certificate.id, certificateId), eq(certificate.learnerId, learnerId))
    const [held] = await tx.select().from(certificate).where(mine).for('update')
    if (!held || held.revokedAt) return refuse('notFound')
    const registered = await currentEnrolment(tx, learnerId, held.certificationId, true)
    const refused = renewalRefusal(
      { end: held.validUntil.getTime(), ...(await renewalOf(tx, certificateId)) },
      now,
    )
    if (refused) return refuse(refused)
    if (registered?.progress !== 'approved') return refuse('alreadyRegistered')
    const elsewhere = await notOffered(tx, wish, held.certificationId)
    if (elsewhere) return elsewhere
    await tx.insert(certificateApplication).values({
      enrolmentId: registered.id,
      state: 'underReview',
      showCompany: held.showCompany,
      appliedAt: new Date(now),
      renews: certificateId,
      renewsInto: certificationId,
    })
    await moveProgress(tx, registered, 'finish', now)
    return true
  })
}

/** Whether a certificate was renewed, or its renewal waits for a decision. */
async function renewalOf(tx: Db, certificateId: number): Promise<{ renewed: boolean; pending: boolean }> {
  const [last] = await tx
    .select({ state: certificateApplication.state })
    .from(certificateApplication)
    .where(eq(certificateApplication.renews, certificateId))
    .orderBy(desc(certificateApplication.id))
    .limit(1)
  return { renewed: last?.state === 'approved', pending: last?.state === 'underReview' }
}

async function notOffered(tx: Db, wish: RenewalInput, heldRelease: number): Promise<RefusedResult | null> {
  const [wanted] = await tx
    .select({ id: certification.id, type: certification.type })
    .from(certification)
    .where(eq(certification.id, wish.certificationId))
  if (!wanted) return refuse('notFound')
  const family = [heldRelease, ...(await newerReleases(tx, heldRelease))]
  const refusal = countryRefusal(wanted, family, await listOfferedReleases(tx, wish))
  return refusal && refuse(refusal)
}
