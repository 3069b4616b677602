import type { Db } from '#server/db/client.ts'
import {
  type CertificationDetails,
  certificationDetails,
} from '#server/services/catalogue/certification/certification-details.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { Certification } from '#src/domain/certification/certification.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { beforeStart, findCertificationProgress } from './find-certification-progress.ts'

export interface CertificationWithProgress extends CertificationDetails {
  certification: Certification
}

export interface GetCertificationInput {
  id: number
  learnerId: number | null
  now: number
}

/** One certification with its courses; refused as `notFound` where the audience is not shown it. */
export async function getCertification(
  db: Db,
  audience: Audience,
  { id, learnerId, now }: GetCertificationInput,
): Promise<CertificationWithProgress | RefusedResult> {
  const [found] = await certificationDetails(db, audience, [id], now)
  if (!found) return refuse('notFound')
  const standing = await findCertificationProgress(db, audience, { learnerId, certificationId: id })
  return { ...found, certification: { ...found.certification, ...standing } }
}

/** A certification as visitors see it, who are before its start. */
export const certificationForVisitors = (found: CertificationDetails): CertificationWithProgress => ({
  ...found,
  certification: { ...found.certification, ...beforeStart },
})
