import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certification } from '#server/db/schema/certification.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { CertificationGroup } from '#src/domain/certification/certification.ts'
import type { CertificationKind } from '#src/domain/course/course.ts'
import { createTopReleaseFinder } from './create-top-release-finder.ts'
import { listReleases, type ReleaseOfRow } from './releases.ts'

/**
 * Lists the visible certifications of a kind, or of both kinds, grouped by type; types and releases are in the
 * order of their positions.
 */
export async function listCertifications(
  db: Db,
  audience: Audience,
  kind: CertificationKind | undefined,
): Promise<CertificationGroup[]> {
  const visible = await listReleases(db, audience, kind ? eq(certification.kind, kind) : undefined)
  const topOf = createTopReleaseFinder(visible.map(({ row }) => row.certification))
  const idOf = ({ release }: ReleaseOfRow) => release.id
  const older = Map.groupBy(
    visible.filter((item) => topOf(idOf(item)) !== idOf(item)),
    (item) => topOf(idOf(item)),
  )
  const tops = visible
    .filter((item) => topOf(idOf(item)) === idOf(item))
    .map(({ release }) => ({
      ...release,
      older: (older.get(release.id) ?? []).map((item) => item.release),
      expanded: false,
    }))
  return [...Map.groupBy(tops, (item) => item.type.slug).values()].map((typeReleases) => ({
    type: (typeReleases[0] as (typeof tops)[number]).type,
    releases: typeReleases,
  }))
}
