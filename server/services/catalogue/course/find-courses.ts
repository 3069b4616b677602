import { and, arrayContains, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { course } from '#server/db/schema/course.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type {
  CertificationKind,
  ContentType,
  CourseSummary,
  RequirementKind,
} from '#src/domain/course/course.ts'
import type { Facet } from '#src/domain/filter/facet.ts'
import { searchItemIds } from '../search/search-item-ids.ts'
import { listCourseSummaries, localizedCourseTextColumns } from './list-course-rows.ts'
import { loadCourseFacets } from './load-course-facets.ts'

/** The kind of item to which a video belongs. */
export type VideoParentKind = NonNullable<(typeof course.$inferSelect)['videoOf']>

/** The filters of a search for courses; an absent filter matches all. `page` counts from 1. */
export interface CourseQuery {
  keyword?: string | undefined
  certificationType?: string | undefined
  subtype?: string | undefined
  requirement?: RequirementKind | undefined
  language?: string | undefined
  version?: string | undefined
  kind?: CertificationKind | undefined
  contentType?: ContentType | undefined
  productLine?: string | undefined
  videoType?: string | undefined
  videoOf?: VideoParentKind | undefined
  page: number
  pageSize: number
}

/**
 * Returns the condition that a course contains a keyword in its name, summary or code (`%` and `_` are escaped), or
 * that the full-text search finds it for the keyword.
 */
async function matchesKeywordOrSearch(db: Db, audience: Audience, keyword: string): Promise<SQL> {
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
  const found = inArray(course.id, await searchItemIds(db, audience, 'course', keyword))
  return sql`(${localizedCourseTextColumns.name} ilike ${pattern} or ${localizedCourseTextColumns.summary} ilike ${pattern} or ${course.code} ilike ${pattern} or ${found})`
}

/**
 * Returns the conditions that do not depend on the chosen filters: the condition for the keyword, and the condition
 * for the list.
 */
async function isListed(db: Db, audience: Audience, query: CourseQuery): Promise<SQL | undefined> {
  const keyword = query.keyword?.trim()
  return and(
    keyword ? await matchesKeywordOrSearch(db, audience, keyword) : undefined,
    query.kind ? eq(course.kind, query.kind) : undefined,
    query.contentType ? eq(course.contentType, query.contentType) : undefined,
  )
}

const matchesFilters = (query: CourseQuery): SQL | undefined =>
  and(
    query.certificationType ? eq(course.certificationType, query.certificationType) : undefined,
    query.subtype ? eq(course.subtype, query.subtype) : undefined,
    query.requirement ? eq(course.requirement, query.requirement) : undefined,
    query.language ? arrayContains(course.languages, [query.language]) : undefined,
    query.version ? eq(course.version, query.version) : undefined,
    matchesVideoFilters(query),
  )

const matchesVideoFilters = (query: CourseQuery): SQL | undefined =>
  and(
    query.productLine ? eq(course.productLine, query.productLine) : undefined,
    query.videoType ? eq(course.videoType, query.videoType) : undefined,
    query.videoOf ? eq(course.videoOf, query.videoOf) : undefined,
  )

/** Returns a page of the matching courses, by id, and the choices of each filter. */
export async function findCourses(
  db: Db,
  audience: Audience,
  query: CourseQuery,
): Promise<{ rows: CourseSummary[]; total: number; facets: Facet[] }> {
  const isInList = await isListed(db, audience, query)
  const where = and(isInList, matchesFilters(query))
  const offset = (query.page - 1) * query.pageSize
  const rows = await listCourseSummaries(db, audience, { where, limit: query.pageSize, offset })
  return { rows, ...(await loadCourseFacets(db, audience, query, isInList)) }
}
