import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { certificate, certificateApplication } from '#server/db/schema/certificate.ts'
import { certification, certificationText } from '#server/db/schema/certification.ts'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import { learner } from '#server/db/schema/learner.ts'
import { isItemText } from '#server/services/platform/content-query/text-of-item.ts'
import { selectHolderName } from '#server/services/platform/document/holder-name.ts'
import type { Certificate } from '#src/domain/certificate/certificate.ts'
import { findDueDialog } from '#src/domain/certificate/certificate-dialog.ts'
import { computeEffectiveCertificateStatus, isRenewable } from '#src/domain/certificate/validity.ts'
import { isCertificationOfApplication } from './application-condition.ts'

const certificationColumns = {
  certificationId: certification.id,
  certificationName: certificationText.name,
  versionLabel: certification.versionLabel,
  kind: certification.kind,
  level: certification.level,
}

/** The certificate that replaced another one at its renewal. */
const renewal = alias(certificate, 'renewal')

/**
 * Lists a learner's applications that are not approved, then the learner's certificates; each list the newest
 * first.
 */
export async function listCertificates(
  db: Db,
  learnerId: number,
  language: string,
  now: number,
): Promise<Certificate[]> {
  return [
    ...(await listPendingApplications(db, learnerId, language)),
    ...(await listIssued(db, learnerId, language, now)),
  ]
}

async function listIssued(db: Db, learnerId: number, language: string, now: number): Promise<Certificate[]> {
  const rows = await db
    .select({
      certificate,
      holder: selectHolderName(certificate.holderName),
      renewedBy: renewal.number,
      ...certificationColumns,
    })
    .from(certificate)
    .leftJoin(renewal, eq(renewal.id, certificate.renewedBy))
    .innerJoin(learner, eq(learner.id, certificate.learnerId))
    .innerJoin(certification, eq(certification.id, certificate.certificationId))
    .innerJoin(certificationText, isItemText(certificationText, certification.id, language))
    .where(eq(certificate.learnerId, learnerId))
    .orderBy(desc(certificate.issuedAt))
  const renewals = await findRenewalStates(
    db,
    rows.map(({ certificate: row }) => row.id),
  )
  const hasRenewal = (row: typeof certificate.$inferSelect) => row.renewedBy !== null || renewals.has(row.id)
  const isRenewed = (row: typeof certificate.$inferSelect) =>
    row.renewedBy !== null || renewals.get(row.id) === 'approved'
  return rows.map(({ certificate: row, holder, renewedBy, ...columns }) => ({
    ...columns,
    id: row.id,
    number: row.number,
    status: computeEffectiveCertificateStatus({ ...row, renewed: isRenewed(row) }, now),
    holder,
    validFrom: row.issuedAt.toISOString(),
    validUntil: row.validUntil.toISOString(),
    renewable: !row.revokedAt && !hasRenewal(row) && isRenewable(row.validUntil.getTime(), now),
    renewed: isRenewed(row),
    ...(renewedBy && { renewedBy }),
    window: row.revokedAt
      ? null
      : findDueDialog(
          {
            end: row.validUntil.getTime(),
            congratulated: row.congratulatedAt !== null,
            reminded: row.remindedAt !== null,
            renewing: hasRenewal(row),
          },
          now,
        ),
    publicName: row.publicName,
    reason: row.revokedReason,
  }))
}

/** Returns the renewal states of the given certificates by certificate id, without rejected renewals. */
async function findRenewalStates(db: Db, ids: readonly number[]) {
  const rows = await db
    .select({ renews: certificateApplication.renews, state: certificateApplication.state })
    .from(certificateApplication)
    .where(
      and(inArray(certificateApplication.renews, [...ids]), ne(certificateApplication.state, 'rejected')),
    )
  return new Map(rows.map(({ renews, state }) => [renews, state]))
}

/** Returns the last application of each registration and renewal that has no certificate yet. */
async function listPendingApplications(db: Db, learnerId: number, language: string): Promise<Certificate[]> {
  const rows = await db
    .selectDistinctOn([certificateApplication.enrolmentId], {
      state: certificateApplication.state,
      reason: certificateApplication.reason,
      ...certificationColumns,
    })
    .from(certificateApplication)
    .innerJoin(certificationEnrolment, eq(certificationEnrolment.id, certificateApplication.enrolmentId))
    .innerJoin(certification, isCertificationOfApplication)
    .innerJoin(certificationText, isItemText(certificationText, certification.id, language))
    .where(and(eq(certificationEnrolment.learnerId, learnerId)))
    .orderBy(certificateApplication.enrolmentId, desc(certificateApplication.id))
  return rows.flatMap(({ state, reason, ...columns }) =>
    state === 'approved' ? [] : [{ ...columns, status: state, reason, ...withoutCertificate }],
  )
}

const withoutCertificate = {
  id: null,
  number: null,
  validFrom: null,
  validUntil: null,
  renewable: false,
  renewed: false,
  window: null,
  publicName: false,
}
