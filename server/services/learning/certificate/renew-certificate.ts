import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certificate, certificateApplication } from '#server/db/schema/certificate.ts'
import { certification } from '#server/db/schema/certification.ts'
import { listNewerVersionIds } from '#server/services/catalogue/certification/list-newer-versions.ts'
import { checkRenewal, checkRenewalVersion } from '#src/domain/certificate/renewal.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { findCurrentEnrolment } from '../certification-enrolment/find-current-enrolment.ts'
import { updateCertificationProgress } from '../certification-enrolment/update-certification-progress.ts'
import { listOfferedVersions, type OfferedVersionsQuery } from './list-offered-versions.ts'

export interface RenewalInput extends OfferedVersionsQuery {
  learnerId: number
  certificateId: number
  /** The id of the version to renew into: the certificate's version, or one that replaces it. */
  certificationId: number
  now: number
}

/**
 * Applies for the renewal of a certificate, which keeps its status until the decision. Refused as `notFound` if there
 * is no such certificate, and for the reasons that `checkRenewal` and `checkRenewalVersion` return. Refused as
 * `alreadyRegistered` if the learner is registered in the certification again.
 */
export async function renewCertificate(db: Db, input: RenewalInput): Promise<true | RefusedResult> {
  const { learnerId, certificateId, certificationId, now } = input
  return db.transaction(async (tx) => {
    const isOwnRow = and(eq(certificate.id, certificateId), eq(certificate.learnerId, learnerId))
    const [certificateRow] = await tx.select().from(certificate).where(isOwnRow).for('update')
    if (!certificateRow || certificateRow.revokedAt) return refuse('notFound')
    const enrolment = await findCurrentEnrolment(tx, learnerId, certificateRow.certificationId, true)
    const refused = checkRenewal(
      { end: certificateRow.validUntil.getTime(), ...(await renewalOf(tx, certificateId)) },
      now,
    )
    if (refused) return refuse(refused)
    if (enrolment?.progress !== 'approved') return refuse('alreadyRegistered')
    const offerRefusal = await findOfferRefusal(tx, input, certificateRow.certificationId)
    if (offerRefusal) return offerRefusal
    await tx.insert(certificateApplication).values({
      enrolmentId: enrolment.id,
      state: 'underReview',
      showCompany: certificateRow.showCompany,
      appliedAt: new Date(now),
      renews: certificateId,
      renewsInto: certificationId,
    })
    await updateCertificationProgress(tx, enrolment, 'finish', now)
    return true
  })
}

/** Returns two flags: whether a certificate was renewed, and whether its renewal waits for a decision. */
async function renewalOf(tx: Db, certificateId: number): Promise<{ renewed: boolean; pending: boolean }> {
  const [last] = await tx
    .select({ state: certificateApplication.state })
    .from(certificateApplication)
    .where(eq(certificateApplication.renews, certificateId))
    .orderBy(desc(certificateApplication.id))
    .limit(1)
  return { renewed: last?.state === 'approved', pending: last?.state === 'underReview' }
}

async function findOfferRefusal(
  tx: Db,
  input: RenewalInput,
  currentVersionId: number,
): Promise<RefusedResult | null> {
  const [target] = await tx
    .select({ id: certification.id, type: certification.type })
    .from(certification)
    .where(eq(certification.id, input.certificationId))
  if (!target) return refuse('notFound')
  const family = [currentVersionId, ...(await listNewerVersionIds(tx, currentVersionId))]
  const refusal = checkRenewalVersion(target, family, await listOfferedVersions(tx, input))
  return refusal && refuse(refusal)
}
