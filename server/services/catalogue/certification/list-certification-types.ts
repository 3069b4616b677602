import { inArray, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certification } from '#server/db/schema/certification.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { CertificationTypeWithTraining } from '#src/domain/certification/certification.ts'
import { loadCategoryNamer } from '../course/load-category-namer.ts'
import { listCertificationRows } from './list-certification-rows.ts'

/**
 * Lists the types of the given visible certifications, each type once, in the order of the certifications'
 * positions.
 */
export async function listCertificationTypes(
  db: Db,
  audience: Audience,
  certificationIds: SQLWrapper,
): Promise<CertificationTypeWithTraining[]> {
  const rows = await listCertificationRows(db, audience, inArray(certification.id, certificationIds as SQL))
  const nameOf = await loadCategoryNamer(db, audience.language)
  const kinds = new Map(rows.map(({ certification: { type, kind } }) => [type, kind]))
  return [...kinds].map(([slug, kind]) => ({ type: nameOf('certificationType', slug), kind }))
}
