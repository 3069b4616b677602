import { eq, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certification } from '#server/db/schema/certification.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { CertificationVersion } from '#src/domain/certification/certification.ts'
import { listCertificationVersions } from './list-certification-versions.ts'

/**
 * Returns the condition that a certification belongs to the same family of versions as the certification with this
 * id.
 */
const isInFamily = (id: number): SQL => {
  const top = sql`(select coalesce(own.parent, own.id) from ${certification} as own where own.id = ${id})`
  return or(eq(certification.id, top), eq(certification.parent, top)) as SQL
}

/**
 * Lists the version with an id. If the audience can't see this version, lists the other versions of its family in
 * the order of their positions.
 */
export async function listRelatedVersions(
  db: Db,
  audience: Audience,
  id: number,
): Promise<CertificationVersion[]> {
  const family = (await listCertificationVersions(db, audience, isInFamily(id))).map(({ version }) => version)
  const requested = family.find((version) => version.id === id)
  return requested ? [requested] : family
}
