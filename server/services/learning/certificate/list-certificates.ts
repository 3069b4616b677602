import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { certificate, certificateApplication } from '#server/db/schema/certificate.ts'
import { certification, certificationText } from '#server/db/schema/certification.ts'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import { learner } from '#server/db/schema/learner.ts'
import { textOfItem } from '#server/services/platform/content-query/text-of-item.ts'
import { holderName } from '#server/services/platform/document/holder-name.ts'
import type { Certificate } from '#src/domain/certificate/certificate.ts'
import { effectiveCertificateStatus, isRenewable } from '#src/domain/certificate/validity.ts'
import { dueWindow } from '#src/domain/certificate/window.ts'
import { ofApplication } from './of-application.ts'

const ofCertification = {
  certificationId: certification.id,
  certificationName: certificationText.name,
  versionLabel: certification.versionLabel,
  kind: certification.kind,
  level: certification.level,
}

/** The certificate that has taken the place of another one. */
const renewal = alias(certificate, 'renewal')

/** A learner's certificates, the newest first, behind the applications that are not approved. */
export async function listCertificates(
  db: Db,
  learnerId: number,
  language: string,
  now: number,
): Promise<Certificate[]> {
  return [...(await applications(db, learnerId, language)), ...(await issued(db, learnerId, language, now))]
}

async function issued(db: Db, learnerId: number, language: string, now: number): Promise<Certificate[]> {
  const rows = await db
    .select({
      certificate,
      holder: holderName(certificate.holderName),
      renewedBy: renewal.number,
      ...ofCertification,
    })
    .from(certificate)
    .leftJoin(renewal, eq(renewal.id, certificate.renewedBy))
    .innerJoin(learner, eq(learner.id, certificate.learnerId))
    .innerJoin(certification, eq(certification.id, certificate.certificationId))
    .innerJoin(certificationText, textOfItem(certificationText, certification.id, language))
    .where(eq(certificate.learnerId, learnerId))
    .orderBy(desc(certificate.issuedAt))
  const renewals = await renewalsOf(
    db,
    rows.map(({ certificate: row }) => row.id),
  )
  const hasRenewal = (row: typeof certificate.$inferSelect) => row.renewedBy !== null || renewals.has(row.id)
  const isRenewed = (row: typeof certificate.$inferSelect) =>
    row.renewedBy !== null || renewals.get(row.id) === 'approved'
  return rows.map(({ certificate: row, holder, renewedBy, ...of }) => ({
    ...of,
    id: row.id,
    number: row.number,
    status: effectiveCertificateStatus({ ...row, renewed: isRenewed(row) }, now),
    holder,
    validFrom: row.issuedAt.toISOString(),
    validUntil: row.validUntil.toISOString(),
    renewable: !row.revokedAt && !hasRenewal(row) && isRenewable(row.validUntil.getTime(), now),
    renewed: isRenewed(row),
    ...(renewedBy && { renewedBy }),
    window: row.revokedAt
      ? null
      : dueWindow(
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

/** The states of the renewals of some certificates, by certificate; rejected renewals are left out. */
async function renewalsOf(db: Db, ids: readonly number[]) {
  const rows = await db
    .select({ renews: certificateApplication.renews, state: certificateApplication.state })
    .from(certificateApplication)
    .where(
      and(inArray(certificateApplication.renews, [...ids]), ne(certificateApplication.state, 'rejected')),
    )
  return new Map(rows.map(({ renews, state }) => [renews, state]))
}

/** The last application of each registration and of each renewal, as long as no certificate came of it. */
async function applications(db: Db, learnerId: number, language: string): Promise<Certificate[]> {
  const rows = await db
    .selectDistinctOn([certificateApplication.enrolmentId], {
      state: certificateApplication.state,
      reason: certificateApplication.reason,
      ...ofCertification,
    })
    .from(certificateApplication)
    .innerJoin(certificationEnrolment, eq(certificationEnrolment.id, certificateApplication.enrolmentId))
    .innerJoin(certification, ofApplication)
    .innerJoin(certificationText, textOfItem(certificationText, certification.id, language))
    .where(and(eq(certificationEnrolment.learnerId, learnerId)))
    .orderBy(certificateApplication.enrolmentId, desc(certificateApplication.id))
  return rows.flatMap(({ state, reason, ...of }) =>
    state === 'approved' ? [] : [{ ...of, status: state, reason, ...withoutCertificate }],
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
