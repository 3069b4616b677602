import type { SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { Facet, Filter, FilterValues } from '#src/domain/filter/facet.ts'
import { facetsOf, filterItems, type ValuesByFilter } from '#src/domain/filter/facets-of.ts'
import { categoryNames } from './category-names.ts'
import { filterRows } from './course-rows.ts'

/** The filters of courses and of videos. Specification 1, section 2: course list, video list. */
const filters = {
  course: ['certificationType', 'subtype', 'requirement', 'language', 'version'],
  video: ['productLine', 'videoType', 'videoOf', 'language'],
} as const satisfies Record<string, readonly Filter[]>

/** All of them: a choice that a list doesn't offer narrows it as well. */
const every: readonly Filter[] = [...new Set([...filters.course, ...filters.video])]

const groups = ['certificationType', 'subtype', 'productLine', 'videoType'] as const
const isGroup = (filter: Filter): filter is (typeof groups)[number] =>
  (groups as readonly Filter[]).includes(filter)

/** The numbers of requirements and of what videos belong to, as they stand in URLs. */
const codes: Readonly<Record<string, string>> = {
  elective: '0',
  compulsory: '1',
  topic: '1',
  course: '2',
  webinar: '3',
}
const coded = (filter: string, value: string) =>
  filter === 'requirement' || filter === 'videoOf' ? (codes[value] ?? value) : value

interface Asked extends FilterValues {
  contentType?: 'course' | 'video' | undefined
}

/** How many courses or videos of `where` fit what is chosen, and what each filter offers, given what is chosen of the others. */
export async function courseFacets(
  db: Db,
  audience: Audience,
  { contentType = 'course', ...asked }: Asked,
  where: SQL | undefined,
): Promise<{ total: number; facets: Facet[] }> {
  const own = filters[contentType]
  const rows = await filterRows(db, audience, where)
  const nameOf = await categoryNames(db, audience.language)
  const chosen = Object.fromEntries(
    every.flatMap((filter) => (asked[filter] ? [[filter, coded(filter, asked[filter])]] : [])),
  )
  const times = new Map(rows.map(({ times, ...row }): [ValuesByFilter, number] => [sortedBy(row), times]))
  const named = (filter: Filter, value: string) => (isGroup(filter) ? nameOf(filter, value).name : null)
  const items = [...times.keys()]
  const timesOf = (item: ValuesByFilter) => times.get(item) as number
  return {
    total: filterItems(items, chosen, (item) => item).reduce((sum, item) => sum + timesOf(item), 0),
    facets: facetsOf(items, chosen, own, named, timesOf),
  }
}

/** The values of a row, by filter; none where a column is empty. */
const sortedBy = (row: Readonly<Record<string, unknown>>): ValuesByFilter =>
  Object.fromEntries(
    every.map((filter) => [filter, [row[filter] ?? []].flat().map((value) => coded(filter, String(value)))]),
  )
