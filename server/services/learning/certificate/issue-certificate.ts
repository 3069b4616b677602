import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certificate, type certificateApplication } from '#server/db/schema/certificate.ts'
import { certification } from '#server/db/schema/certification.ts'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import type { Random } from '#server/ports/random.ts'
import { getHolderName } from '#server/services/platform/document/holder-name.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { computeRenewedCertificateEnd } from '#src/domain/certificate/renewal.ts'
import { computeCertificateEnd } from '#src/domain/certificate/validity.ts'
import {
  type CertificationEnrolmentRow,
  findCurrentEnrolment,
} from '../certification-enrolment/find-current-enrolment.ts'

/** The characters of a certificate number, without letters and digits that are easily confused. */
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'

/** Returns a new certificate number that can't be guessed: VSA-2026-7K3QX9MW. */
function newNumber(code: string, random: Random): string {
  const letters = [...random(8)].map((byte) => alphabet[byte % alphabet.length]).join('')
  return `${code}-${letters}`
}

interface ApprovedApplication {
  application: typeof certificateApplication.$inferSelect
  enrolment: CertificationEnrolmentRow
  now: number
}

/**
 * Issues the certificate of an approved application, or renews the certificate. Returns the certificate's number.
 */
export async function issueCertificate(
  tx: Db,
  { application, enrolment, now }: ApprovedApplication,
  random: Random,
): Promise<string> {
  const certificationId = application.renewsInto ?? enrolment.certificationId
  const [row] = await tx
    .select({ code: certification.code })
    .from(certification)
    .where(eq(certification.id, certificationId))
  const number = newNumber(row?.code ?? '', random)
  const [issued] = await tx
    .insert(certificate)
    .values({
      number,
      learnerId: enrolment.learnerId,
      certificationId,
      holderName: await getHolderName(tx, enrolment.learnerId),
      issuedAt: new Date(now),
      validUntil: new Date(await endOf(tx, application, now)),
      showCompany: application.showCompany,
    })
    .returning({ id: certificate.id })
  const id = issued?.id as number
  if (application.renews !== null)
    await tx.update(certificate).set({ renewedBy: id }).where(eq(certificate.id, application.renews))
  const data = { certificateId: id }
  await queueMail(tx, { kind: 'certificateIssued', learnerId: enrolment.learnerId, data, now })
  if (certificationId !== enrolment.certificationId) await approveVersion(tx, enrolment, certificationId, now)
  return number
}

/** Returns when the certificate of an application expires, in milliseconds since 1970. */
async function endOf(
  tx: Db,
  { renews, appliedAt }: ApprovedApplication['application'],
  now: number,
): Promise<number> {
  if (renews === null) return computeCertificateEnd(now)
  const [renewed] = await tx
    .select({ validUntil: certificate.validUntil })
    .from(certificate)
    .where(eq(certificate.id, renews))
  if (!renewed) throw new Error(`No certificate ${renews} to renew`)
  const end = renewed.validUntil.getTime()
  return computeRenewedCertificateEnd({ end, appliedAt: appliedAt.getTime(), approvedAt: now })
}

/** Stores that a learner who renews into a newer version is registered and approved in that version. */
async function approveVersion(
  tx: Db,
  { learnerId, emailNotification }: CertificationEnrolmentRow,
  certificationId: number,
  now: number,
): Promise<void> {
  const before = await findCurrentEnrolment(tx, learnerId, certificationId, true)
  const at = new Date(now)
  await tx.insert(certificationEnrolment).values({
    learnerId,
    certificationId,
    round: (before?.round ?? 0) + 1,
    progress: 'approved',
    childStatus: 'registrationApproved',
    emailNotification,
    begunAt: at,
    changedAt: at,
  })
}
