import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { certificate } from '#server/db/schema/certificate.ts'
import { certification, certificationText } from '#server/db/schema/certification.ts'
import { learner } from '#server/db/schema/learner.ts'
import { isItemText } from '#server/services/platform/content-query/text-of-item.ts'
import { signWithPurposeKey } from '#server/services/platform/derive-purpose-key.ts'
import { selectHolderName } from '#server/services/platform/document/holder-name.ts'
import { computeEffectiveCertificateStatus } from '#src/domain/certificate/validity.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'

/** The certificate that replaced another one at its renewal. */
const renewal = alias(certificate, 'renewal')

/**
 * Returns the signed public contents of the certificate with a number. Upper and lower case in the number are equal.
 * The signature covers everything but the translated name. Refused as `notFound` if there is no such certificate.
 */
export async function verifyCertificate(
  db: Db,
  key: string,
  { number, language, now }: { number: string; language: string; now: number },
) {
  const [row] = await db
    .select({
      certificate,
      holder: selectHolderName(certificate.holderName),
      renewedBy: renewal.number,
      level: certification.level,
      name: certificationText.name,
    })
    .from(certificate)
    .leftJoin(renewal, eq(renewal.id, certificate.renewedBy))
    .innerJoin(learner, eq(learner.id, certificate.learnerId))
    .innerJoin(certification, eq(certification.id, certificate.certificationId))
    .innerJoin(certificationText, isItemText(certificationText, certification.id, language))
    .where(eq(certificate.number, number.trim().toUpperCase()))
  if (!row) return refuse('notFound') satisfies RefusedResult
  const { reissuedAt } = row.certificate
  const contents = {
    name: row.holder,
    level: row.level,
    validFrom: row.certificate.issuedAt.toISOString(),
    validUntil: row.certificate.validUntil.toISOString(),
    status: computeEffectiveCertificateStatus({ ...row.certificate, renewed: row.renewedBy !== null }, now),
    ...(row.renewedBy && { renewedBy: row.renewedBy }),
    ...(reissuedAt && { reissuedAt: reissuedAt.toISOString() }),
  }
  const signed = [row.certificate.number, row.certificate.certificationId, ...Object.values(contents)].join(
    '\n',
  )
  const signature = signWithPurposeKey(key, 'public contents of a certificate', signed)
  return { ...contents, certification: row.name, signature }
}
