import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certificate } from '#server/db/schema/certificate.ts'
import { certification, certificationText } from '#server/db/schema/certification.ts'
import { learner } from '#server/db/schema/learner.ts'
import { signFor } from '#server/services/ground/purpose-key.ts'
import { textIn } from '#server/services/ground/shown/text-in.ts'
import { effectiveCertificateStatus } from '#src/domain/certificate/validity.ts'
import { type Refused, refuse } from '#src/domain/refusal.ts'

/**
 * The public contents of the certificate with this number, signed; upper and lower case of the number are the
 * same. The signature covers everything but the words of the language. Refused as `notFound`.
 */
export async function verifyCertificate(
  db: Db,
  key: string,
  { number, language, now }: { number: string; language: string; now: number },
) {
  const [row] = await db
    .select({ certificate, learner, level: certification.level, name: certificationText.name })
    .from(certificate)
    .innerJoin(learner, eq(learner.id, certificate.learnerId))
    .innerJoin(certification, eq(certification.id, certificate.certificationId))
    .innerJoin(certificationText, textIn(certificationText, certification.id, language))
    .where(eq(certificate.number, number.trim().toUpperCase()))
  if (!row) return refuse('notFound') satisfies Refused
  const told = {
    name: `${row.learner.firstName} ${row.learner.lastName}`.trim(),
    level: row.level,
    validFrom: row.certificate.issuedAt.toISOString(),
    validUntil: row.certificate.validUntil.toISOString(),
    status: effectiveCertificateStatus(row.certificate, now),
  }
  const signed = [row.certificate.number, row.certificate.certificationId, ...Object.values(told)].join('\n')
  const signature = signFor(key, 'public contents of a certificate', signed)
  return { ...told, certification: row.name, signature }
}
