import { and, eq } from 'drizzle-orm'
import { renewableFrom } from '../../../src/domain/certificate/validity.ts'
import type { Notice } from '../../../src/domain/notice/notice.ts'
import { type Refused, refuse } from '../../../src/domain/refusal/refusal.ts'
import type { Db } from '../../db/client.ts'
import { certificate } from '../../db/schema/certificate.ts'
import { listCertificates } from './list-certificates.ts'

/** The windows of a learner's certificates that are due, as notices: each is named by its certificate. */
export async function certificateNotices(
  db: Db,
  learnerId: number,
  language: string,
  now: number,
): Promise<Notice[]> {
  const held = await listCertificates(db, learnerId, language, now)
  return held.flatMap(({ id, window, certificationName, number, validFrom }): Notice[] => {
    if (id === null || window === null || validFrom === null) return []
    const issuedAt = Date.parse(validFrom)
    const from = window === 'congratulation' ? issuedAt : renewableFrom(issuedAt)
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

/** Keeps that the holder saw the window of a certificate that is due now. A second time changes nothing. */
export async function acknowledgeWindow(
  db: Db,
  { learnerId, id, language, now }: { learnerId: number; id: number; language: string; now: number },
): Promise<true | Refused> {
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
