import { and, eq, gt, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroom, classroomText } from '#server/db/schema/classroom.ts'
import { matchesKeyword } from '#server/services/platform/content-query/keyword-condition.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { takesPlace } from '#server/services/platform/training-session/takes-place.ts'
import type { PageInput } from '#src/contract/protocol/paging.ts'
import type { Classroom } from '#src/domain/classroom/classroom.ts'
import type { Facet, FilterValues } from '#src/domain/filter/facet.ts'
import { ofKind } from '../certification/of-type.ts'
import { inRegion } from '../region/in-region.ts'
import { idsFound } from '../search/ids-found.ts'
import { narrowClassrooms } from './classroom-facets.ts'
import { listClassrooms } from './list-classrooms.ts'

/** The classrooms of certifications, in a region and held in a mode if these are named. */
export interface OfCertifications {
  certifications: readonly number[]
  mode?: (typeof classroom.$inferSelect)['mode'] | undefined
  region?: number | undefined
}

/** All classrooms of certifications that have not ended, soonest first. `now` in milliseconds since 1970. */
export const allClassrooms = (
  db: Db,
  audience: Audience,
  { certifications, mode, region }: OfCertifications,
  now: number,
): Promise<Classroom[]> => {
  const where = and(
    gt(classroom.endsAt, new Date(now).toISOString()),
    takesPlace('classroom', classroom.id),
    inArray(classroom.certification, [...certifications]),
    mode ? eq(classroom.mode, mode) : undefined,
    region ? inRegion(db, audience, classroom.country, region) : undefined,
  )
  return listClassrooms(db, audience, { where }, now)
}

/** Which list of classrooms, what is chosen of its filters, and which page. Those that have ended are never found. */
export interface ClassroomQuery extends PageInput {
  /** Whether they belong to a certification, of whatever kind or of the kind named. */
  certified: boolean
  kind?: 'gsc' | 'hsc' | undefined
  keyword?: string | undefined
  chosen: FilterValues
}

/** The condition that a classroom has a keyword anywhere in what cards say, or is one that the search finds for it. */
async function holding(db: Db, audience: Audience, keyword: string): Promise<SQL | undefined> {
  const written = matchesKeyword(keyword, [classroomText.name, classroomText.summary, classroomText.location])
  return or(written, inArray(classroom.id, await idsFound(db, audience, 'classroom', keyword)))
}

async function listed(
  db: Db,
  audience: Audience,
  { certified, kind, keyword }: ClassroomQuery,
): Promise<SQL | undefined> {
  return and(
    certified ? isNotNull(classroom.certification) : isNull(classroom.certification),
    kind ? ofKind(db, classroom.certification, kind) : undefined,
    keyword?.trim() ? await holding(db, audience, keyword.trim()) : undefined,
  )
}

/** One page of the classrooms that match, soonest first, and what each filter offers. */
export async function findClassrooms(
  db: Db,
  audience: Audience,
  query: ClassroomQuery,
  now: number,
): Promise<{ rows: Classroom[]; total: number; facets: Facet[] }> {
  const narrowed = { where: await listed(db, audience, query), chosen: query.chosen, now }
  const { ids, facets } = await narrowClassrooms(db, audience, narrowed)
  const shown = ids.slice((query.page - 1) * query.pageSize, query.page * query.pageSize)
  const rows = await listClassrooms(db, audience, { where: inArray(classroom.id, shown) }, now)
  return { rows, total: ids.length, facets }
}
