import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { certification } from '#server/db/schema/certification.ts'
import { classroom, classroomText } from '#server/db/schema/classroom.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import { isItemText } from '#server/services/platform/content-query/text-of-item.ts'
import { isNotCancelled } from '#server/services/platform/training-session/is-not-cancelled.ts'
import type { Facet, Filter, FilterValues } from '#src/domain/filter/facet.ts'
import { facetsOf, filterItems, type ValuesByFilter } from '#src/domain/filter/facets-of.ts'
import { loadCategoryNamer } from '../course/load-category-namer.ts'
import { loadRegionFilter } from '../region/load-region-filter.ts'

const filters = [
  'certificationType',
  'regionId',
  'city',
  'month',
  'mode',
  'language',
] as const satisfies readonly Filter[]

/** The English texts of classrooms. The English name of a city identifies the city in every language. */
const english = alias(classroomText, 'english')

/** The month of the start in the venue's time zone: 2026-11. */
const startMonth = sql<string>`to_char(${classroom.startsAt} at time zone ${classroom.zone}, 'YYYY-MM')`

const columns = {
  id: classroom.id,
  mode: classroom.mode,
  country: classroom.country,
  month: startMonth,
  type: certification.type,
  taughtIn: classroom.taughtIn,
  city: english.city,
  cityName: classroomText.city,
}

/** Returns the filter columns of the classrooms that are not cancelled and have not ended, soonest first. */
const upcoming = (db: Db, audience: Audience, where: SQL | undefined, now: number) =>
  db
    .select(columns)
    .from(classroom)
    .innerJoin(contentItem, isPublishedFor(audience, 'classroom', classroom.id))
    .innerJoin(classroomText, isItemText(classroomText, classroom.id, audience.language))
    .leftJoin(english, and(eq(english.id, classroom.id), eq(english.language, 'en')))
    .leftJoin(certification, eq(certification.id, classroom.certification))
    .where(
      and(
        where,
        gt(classroom.endsAt, new Date(now).toISOString()),
        isNotCancelled('classroom', classroom.id),
      ),
    )
    .orderBy(asc(classroom.startsAt), asc(classroom.id))

/**
 * Returns the ids of the classrooms that match `where` and the chosen filters and have not ended, soonest
 * first, and the choices of each filter. `now` in milliseconds since 1970.
 */
export async function filterClassrooms(
  db: Db,
  audience: Audience,
  { where, chosen, now }: { where: SQL | undefined; chosen: FilterValues; now: number },
): Promise<{ ids: number[]; facets: Facet[] }> {
  const rows = await upcoming(db, audience, where, now)
  const regions = await loadRegionFilter(db, audience)
  const typeName = await loadCategoryNamer(db, audience.language)
  const items = rows.map((row) => ({
    id: row.id,
    values: {
      certificationType: row.type ? [row.type] : [],
      regionId: regions.valuesOf(row.country),
      month: [row.month],
      mode: [row.mode],
      city: row.city ? [row.city] : [],
      language: row.taughtIn,
    } as ValuesByFilter,
  }))
  const cities = new Map(rows.map(({ city, cityName }) => [city, cityName]))
  const nameOf = (filter: Filter, value: string) => {
    if (filter === 'city') return cities.get(value) ?? value
    return filter === 'certificationType' ? typeName(filter, value).name : regions.nameOf(filter, value)
  }
  return {
    ids: filterItems(items, chosen, ({ values }) => values).map(({ id }) => id),
    facets: facetsOf(
      items.map(({ values }) => values),
      chosen,
      filters,
      nameOf,
    ),
  }
}
