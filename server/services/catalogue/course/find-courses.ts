import { and, arrayContains, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { course } from '#server/db/schema/course.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { CertificationKind, ContentType, CourseSummary, Requirement } from '#src/domain/course/course.ts'
import type { Facet } from '#src/domain/filter/facet.ts'
import { idsFound } from '../search/ids-found.ts'
import { courseFacets } from './course-facets.ts'
import { localizedCourseText, summaries } from './course-rows.ts'

/** The kind of page that a video may belong to. */
export type VideoOf = NonNullable<(typeof course.$inferSelect)['videoOf']>

/** The filters of a search for courses; an absent filter lets all through. `page` counts from 1. */
export interface CourseQuery {
  keyword?: string | undefined
  certificationType?: string | undefined
  subtype?: string | undefined
  requirement?: Requirement | undefined
  language?: string | undefined
  version?: string | undefined
  kind?: CertificationKind | undefined
  contentType?: ContentType | undefined
  productLine?: string | undefined
  videoType?: string | undefined
  videoOf?: VideoOf | undefined
  page: number
  pageSize: number
}

/**
 * The condition that a course has a keyword anywhere in its name, summary or code, where `%` and `_` mean themselves, or is one that the
 * search finds for it.
 */
async function holding(db: Db, audience: Audience, keyword: string): Promise<SQL> {
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
  const found = inArray(course.id, await idsFound(db, audience, 'course', keyword))
  return sql`(${localizedCourseText.name} ilike ${pattern} or ${localizedCourseText.summary} ilike ${pattern} or ${course.code} ilike ${pattern} or ${found})`
}

/** What no choice of a filter changes: the words, and which list it is. */
async function listed(db: Db, audience: Audience, query: CourseQuery): Promise<SQL | undefined> {
  const keyword = query.keyword?.trim()
  return and(
    keyword ? await holding(db, audience, keyword) : undefined,
    query.kind ? eq(course.kind, query.kind) : undefined,
    query.contentType ? eq(course.contentType, query.contentType) : undefined,
  )
}

const chosen = (query: CourseQuery): SQL | undefined =>
  and(
    query.certificationType ? eq(course.certificationType, query.certificationType) : undefined,
    query.subtype ? eq(course.subtype, query.subtype) : undefined,
    query.requirement ? eq(course.requirement, query.requirement) : undefined,
    query.language ? arrayContains(course.languages, [query.language]) : undefined,
    query.version ? eq(course.version, query.version) : undefined,
    ofVideos(query),
  )

const ofVideos = (query: CourseQuery): SQL | undefined =>
  and(
    query.productLine ? eq(course.productLine, query.productLine) : undefined,
    query.videoType ? eq(course.videoType, query.videoType) : undefined,
    query.videoOf ? eq(course.videoOf, query.videoOf) : undefined,
  )

/** One page of the courses that match, by id, and what each filter offers. */
export async function findCourses(
  db: Db,
  audience: Audience,
  query: CourseQuery,
): Promise<{ rows: CourseSummary[]; total: number; facets: Facet[] }> {
  const all = await listed(db, audience, query)
  const where = and(all, chosen(query))
  const offset = (query.page - 1) * query.pageSize
  const rows = await summaries(db, audience, { where, limit: query.pageSize, offset })
  return { rows, ...(await courseFacets(db, audience, query, all)) }
}
