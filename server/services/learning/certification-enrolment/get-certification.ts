import type { Db } from '#server/db/client.ts'
import {
  type CertificationDetails,
  listCertificationDetails,
} from '#server/services/catalogue/certification/list-certification-details.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { Certification } from '#src/domain/certification/certification.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { findCertificationProgress, initialProgress } from './find-certification-progress.ts'

export interface CertificationWithProgress extends CertificationDetails {
  certification: Certification
}

export interface GetCertificationInput {
  id: number
  learnerId: number | null
  now: number
}

/** Returns a certification with its courses; refused as `notFound` if the audience can't see it. */
export async function getCertification(
  db: Db,
  audience: Audience,
  { id, learnerId, now }: GetCertificationInput,
): Promise<CertificationWithProgress | RefusedResult> {
  const [found] = await listCertificationDetails(db, audience, [id], now)
  if (!found) return refuse('notFound')
  const progress = await findCertificationProgress(db, audience, { learnerId, certificationId: id })
  return { ...found, certification: { ...found.certification, ...progress } }
}

/** Returns a certification as visitors see it, with the initial progress. */
export const toVisitorCertification = (found: CertificationDetails): CertificationWithProgress => ({
  ...found,
  certification: { ...found.certification, ...initialProgress },
})
