import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certificate } from '#server/db/schema/certificate.ts'
import { renewalWindowStart } from '#src/domain/certificate/validity.ts'
import type { Notice } from '#src/domain/notice/notice.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { listCertificates } from './list-certificates.ts'

/**
 * The notices that are due about a learner's certificates: a congratulation, or a reminder that one may be
 * renewed; each has the id of its certificate.
 */
export async function certificateNotices(
  db: Db,
  learnerId: number,
  language: string,
  now: number,
): Promise<Notice[]> {
  const held = await listCertificates(db, learnerId, language, now)
  return held.flatMap(({ id, window, certificationName, number, validFrom, validUntil }): Notice[] => {
    if (id === null || window === null || validFrom === null || validUntil === null) return []
    const from =
      window === 'congratulation' ? Date.parse(validFrom) : renewalWindowStart(Date.parse(validUntil))
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
  })
}

/**
 * Notes that the holder has seen the notice that is due now about a certificate. A second time changes
 * nothing.
 */
export async function acknowledgeWindow(
  db: Db,
  { learnerId, id, language, now }: { learnerId: number; id: number; language: string; now: number },
): Promise<true | RefusedResult> {
  const found = (await listCertificates(db, learnerId, language, now)).find((each) => each.id === id)
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
