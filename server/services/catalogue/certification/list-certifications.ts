import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certification } from '#server/db/schema/certification.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { CertificationGroup } from '#src/domain/certification/certification.ts'
import type { CertificationKind } from '#src/domain/course/course.ts'
import { createTopVersionFinder } from './create-top-version-finder.ts'
import { type CertificationVersionWithRow, listCertificationVersions } from './list-certification-versions.ts'

/**
 * Lists the visible certifications of a kind, or of both kinds, grouped by type; types and versions are in the
 * order of their positions.
 */
export async function listCertifications(
  db: Db,
  audience: Audience,
  kind: CertificationKind | undefined,
): Promise<CertificationGroup[]> {
  const visible = await listCertificationVersions(
    db,
    audience,
    kind ? eq(certification.kind, kind) : undefined,
  )
  const topOf = createTopVersionFinder(visible.map(({ row }) => row.certification))
  const idOf = ({ version }: CertificationVersionWithRow) => version.id
  const older = Map.groupBy(
    visible.filter((item) => topOf(idOf(item)) !== idOf(item)),
    (item) => topOf(idOf(item)),
  )
  const tops = visible
    .filter((item) => topOf(idOf(item)) === idOf(item))
    .map(({ version }) => ({
      ...version,
      older: (older.get(version.id) ?? []).map((item) => item.version),
      expanded: false,
    }))
  return [...Map.groupBy(tops, (item) => item.type.slug).values()].map((typeVersions) => ({
    type: (typeVersions[0] as (typeof tops)[number]).type,
    versions: typeVersions,
  }))
}
