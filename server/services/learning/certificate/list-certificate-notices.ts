import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certificate } from '#server/db/schema/certificate.ts'
import { computeRenewalWindowStart } from '#src/domain/certificate/validity.ts'
import type { Notice } from '#src/domain/notice/notice.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { listCertificates } from './list-certificates.ts'

/**
 * Lists the notices that are due for a learner's certificates: a congratulation, or a reminder to renew; each
 * has the id of its certificate.
 */
export async function listCertificateNotices(
  db: Db,
  learnerId: number,
  language: string,
  now: number,
): Promise<Notice[]> {
  const certificates = await listCertificates(db, learnerId, language, now)
  return certificates.flatMap(
    ({ id, window, certificationName, number, validFrom, validUntil }): Notice[] => {
      if (id === null || window === null || validFrom === null || validUntil === null) return []
      const from =
        window === 'congratulation'
          ? Date.parse(validFrom)
          : computeRenewalWindowStart(Date.parse(validUntil))
      return [
        {
          id,
          type: window,
          title: certificationName,
          text: number ?? '',
          link: null,
          from: new Date(from).toISOString(),
          language,
        },
      ]
    },
  )
}

/**
 * Stores that the holder has seen the due notice of a certificate; a repeated call changes nothing. Refused as
 * `notFound` if the learner has no such certificate.
 */
export async function acknowledgeRenewalNotice(
  db: Db,
  { learnerId, id, language, now }: { learnerId: number; id: number; language: string; now: number },
): Promise<true | RefusedResult> {
  const found = (await listCertificates(db, learnerId, language, now)).find(
    (candidate) => candidate.id === id,
  )
  if (!found) return refuse('notFound')
  const at = new Date(now)
  const seen = found.window === 'reminder' ? { remindedAt: at } : { congratulatedAt: at }
  if (found.window !== null)
    await db
      .update(certificate)
      .set(seen)
      .where(and(eq(certificate.id, id), eq(certificate.learnerId, learnerId)))
  return true
}
