import type { SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { Facet, Filter, FilterValues } from '#src/domain/filter/facet.ts'
import { facetsOf, filterItems, type ValuesByFilter } from '#src/domain/filter/facets-of.ts'
import { listFilterCombinations } from './list-course-rows.ts'
import { loadCategoryNamer } from './load-category-namer.ts'

/** The filters of courses and of videos. Specification 1, section 2: course list, video list. */
const filters = {
  course: ['certificationType', 'subtype', 'requirement', 'language', 'version'],
  video: ['productLine', 'videoType', 'videoOf', 'language'],
} as const satisfies Record<string, readonly Filter[]>

/** All filters: a list of courses or videos also applies filters that it doesn't display. */
const allFilters: readonly Filter[] = [...new Set([...filters.course, ...filters.video])]

const groups = ['certificationType', 'subtype', 'productLine', 'videoType'] as const
const isGroup = (filter: Filter): filter is (typeof groups)[number] =>
  (groups as readonly Filter[]).includes(filter)

/** The numeric codes that stand for requirements and video contexts in URLs. */
const codes: Readonly<Record<string, string>> = {
  elective: '0',
  compulsory: '1',
  topic: '1',
  course: '2',
  webinar: '3',
}
const toCode = (filter: string, value: string) =>
  filter === 'requirement' || filter === 'videoOf' ? (codes[value] ?? value) : value

interface CourseFacetsQuery extends FilterValues {
  contentType?: 'course' | 'video' | undefined
}

/**
 * Returns the number of courses or videos that match `where` and the chosen filters, and the choices of each filter.
 * The choices of each filter are counted among the rows that match the other filters.
 */
export async function loadCourseFacets(
  db: Db,
  audience: Audience,
  { contentType = 'course', ...choices }: CourseFacetsQuery,
  where: SQL | undefined,
): Promise<{ total: number; facets: Facet[] }> {
  const listFilters = filters[contentType]
  const rows = await listFilterCombinations(db, audience, where)
  const nameOf = await loadCategoryNamer(db, audience.language)
  const chosen = Object.fromEntries(
    allFilters.flatMap((filter) => (choices[filter] ? [[filter, toCode(filter, choices[filter])]] : [])),
  )
  const countByValues = new Map(
    rows.map(({ times: countByValues, ...row }): [ValuesByFilter, number] => [valuesOf(row), countByValues]),
  )
  const nameOfValue = (filter: Filter, value: string) => (isGroup(filter) ? nameOf(filter, value).name : null)
  const items = [...countByValues.keys()]
  const countOf = (item: ValuesByFilter) => countByValues.get(item) as number
  return {
    total: filterItems(items, chosen, (item) => item).reduce((sum, item) => sum + countOf(item), 0),
    facets: facetsOf(items, chosen, listFilters, nameOfValue, countOf),
  }
}

/** Returns the values of a row by filter; an empty list for an empty column. */
const valuesOf = (row: Readonly<Record<string, unknown>>): ValuesByFilter =>
  Object.fromEntries(
    allFilters.map((filter) => [
      filter,
      [row[filter] ?? []].flat().map((value) => toCode(filter, String(value))),
    ]),
  )
