import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certification } from '#server/db/schema/certification.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { CertificationGroup } from '#src/domain/certification/certification.ts'
import type { CertificationKind } from '#src/domain/course/course.ts'
import { topReleases } from './family.ts'
import { type ReleaseOfRow, releases } from './releases.ts'

/** The certifications of a kind, or all, by type; types and releases in the order of the list. */
export async function listCertifications(
  db: Db,
  audience: Audience,
  kind: CertificationKind | undefined,
): Promise<CertificationGroup[]> {
  const shown = await releases(db, audience, kind ? eq(certification.kind, kind) : undefined)
  const topOf = topReleases(shown.map(({ row }) => row.certification))
  const idOf = ({ release }: ReleaseOfRow) => release.id
  const older = Map.groupBy(
    shown.filter((each) => topOf(idOf(each)) !== idOf(each)),
    (each) => topOf(idOf(each)),
  )
  const tops = shown
    .filter((each) => topOf(idOf(each)) === idOf(each))
    .map(({ release }) => ({
      ...release,
      older: (older.get(release.id) ?? []).map((each) => each.release),
      expanded: false,
    }))
  return [...Map.groupBy(tops, (each) => each.type.slug).values()].map((own) => ({
    type: (own[0] as (typeof tops)[number]).type,
    releases: own,
  }))
}
