import { and, eq, gt, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroom, classroomText } from '#server/db/schema/classroom.ts'
import { hasKeyword } from '#server/services/platform/content-query/keyword-condition.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { isNotCancelled } from '#server/services/platform/training-session/is-not-cancelled.ts'
import type { PageInput } from '#src/contract/protocol/paging.ts'
import type { Classroom } from '#src/domain/classroom/classroom.ts'
import type { Facet, FilterValues } from '#src/domain/filter/facet.ts'
import { isCertificationOfKind } from '../certification/certification-conditions.ts'
import { isInRegion } from '../region/region-condition.ts'
import { searchItemIds } from '../search/search-item-ids.ts'
import { filterClassrooms } from './classroom-facets.ts'
import { listClassrooms } from './list-classrooms.ts'

/** A query for the classrooms of certifications, optionally by region and mode. */
export interface CertificationClassroomsQuery {
  certifications: readonly number[]
  mode?: (typeof classroom.$inferSelect)['mode'] | undefined
  region?: number | undefined
}

/**
 * Lists all classrooms of certifications that have not ended, soonest first. `now` in milliseconds since
 * 1970.
 */
export const listCertificationClassrooms = (
  db: Db,
  audience: Audience,
  { certifications, mode, region }: CertificationClassroomsQuery,
  now: number,
): Promise<Classroom[]> => {
  const where = and(
    gt(classroom.endsAt, new Date(now).toISOString()),
    isNotCancelled('classroom', classroom.id),
    inArray(classroom.certification, [...certifications]),
    mode ? eq(classroom.mode, mode) : undefined,
    region ? isInRegion(db, audience, classroom.country, region) : undefined,
  )
  return listClassrooms(db, audience, { where }, now)
}

/**
 * A query of a classroom list: the list, the chosen filters and the page. Past classrooms are never found.
 */
export interface ClassroomQuery extends PageInput {
  /** Whether to find classrooms of certifications, of any kind or of `kind`. */
  hasCertification: boolean
  kind?: 'gsc' | 'hsc' | undefined
  keyword?: string | undefined
  chosenFilters: FilterValues
}

/**
 * Returns the condition that a classroom contains a keyword in the texts of its card, or that the full-text search
 * finds it for the keyword.
 */
async function matchesKeywordOrSearch(db: Db, audience: Audience, keyword: string): Promise<SQL | undefined> {
  const containsKeyword = hasKeyword(keyword, [
    classroomText.name,
    classroomText.summary,
    classroomText.location,
  ])
  return or(containsKeyword, inArray(classroom.id, await searchItemIds(db, audience, 'classroom', keyword)))
}

async function isListed(
  db: Db,
  audience: Audience,
  { hasCertification: certified, kind, keyword }: ClassroomQuery,
): Promise<SQL | undefined> {
  return and(
    certified ? isNotNull(classroom.certification) : isNull(classroom.certification),
    kind ? isCertificationOfKind(db, classroom.certification, kind) : undefined,
    keyword?.trim() ? await matchesKeywordOrSearch(db, audience, keyword.trim()) : undefined,
  )
}

/** Returns a page of the matching classrooms, soonest first, and the choices of each filter. */
export async function findClassrooms(
  db: Db,
  audience: Audience,
  query: ClassroomQuery,
  now: number,
): Promise<{ rows: Classroom[]; total: number; facets: Facet[] }> {
  const filter = { where: await isListed(db, audience, query), chosen: query.chosenFilters, now }
  const { ids, facets } = await filterClassrooms(db, audience, filter)
  const pageIds = ids.slice((query.page - 1) * query.pageSize, query.page * query.pageSize)
  const rows = await listClassrooms(db, audience, { where: inArray(classroom.id, pageIds) }, now)
  return { rows, total: ids.length, facets }
}
