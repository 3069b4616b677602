import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certificate } from '#server/db/schema/certificate.ts'
import { certification, certificationText } from '#server/db/schema/certification.ts'
import { learner as learnerTable } from '#server/db/schema/learner.ts'
import { isItemText } from '#server/services/platform/content-query/text-of-item.ts'
import { selectHolderName } from '#server/services/platform/document/holder-name.ts'
import type { CertificateDocument } from '#src/domain/certificate/document.ts'
import type { Learner } from '#src/domain/learner/learner.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'

export interface CertificateDocumentInput {
  learner: Learner
  certificateId: number
  showCompany: boolean
  language: string
  brand: CertificateDocument['brand']
  /** Returns the public URL that verifies the certificate with a number. */
  verificationUrlOf: (number: string) => string
}

/**
 * Returns the contents of the document that shows a learner's certificate, without the QR code. Refused as
 * `notFound` if there is no such certificate or the certificate is revoked, and as `companyMissing` if the document
 * should show the company but the profile has none.
 */
export async function getCertificateContents(
  db: Db,
  {
    learner,
    certificateId,
    showCompany,
    language,
    brand,
    verificationUrlOf: verifyAt,
  }: CertificateDocumentInput,
): Promise<Omit<CertificateDocument, 'codeAt'> | RefusedResult> {
  const [row] = await db
    .select({
      certificate,
      certification,
      holder: selectHolderName(certificate.holderName),
      name: certificationText.name,
    })
    .from(certificate)
    .innerJoin(learnerTable, eq(learnerTable.id, certificate.learnerId))
    .innerJoin(certification, eq(certification.id, certificate.certificationId))
    .innerJoin(certificationText, isItemText(certificationText, certification.id, language))
    .where(and(eq(certificate.id, certificateId), eq(certificate.learnerId, learner.id)))
  if (!row || row.certificate.revokedAt) return refuse('notFound')
  if (showCompany && !learner.company) return refuse('companyMissing')
  const { number, issuedAt, validUntil } = row.certificate
  return {
    brand,
    number,
    holder: row.holder,
    company: showCompany ? learner.company : null,
    certification: row.name,
    versionLabel: row.certification.versionLabel,
    level: row.certification.level,
    validFrom: issuedAt.toISOString(),
    validUntil: validUntil.toISOString(),
    verifyAt: verifyAt(number),
  }
}
