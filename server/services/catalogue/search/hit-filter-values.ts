import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certification } from '#server/db/schema/certification.ts'
import { classroom } from '#server/db/schema/classroom.ts'
import { course } from '#server/db/schema/course.ts'
import { news } from '#server/db/schema/news.ts'
import { practicalExam } from '#server/db/schema/practical-exam.ts'
import { topic } from '#server/db/schema/topic.ts'
import { trainer } from '#server/db/schema/trainer.ts'
import { getCachedContent } from '#server/services/platform/content-cache.ts'
import { certificationLevel } from '#src/domain/certification/level.ts'
import type { ValuesByFilter } from '#src/domain/filter/facets-of.ts'
import type { ItemHit } from './hit.ts'

const noValues: SQL = sql`array[]::text[]`
const single = (column: unknown): SQL => sql`array_remove(array[${column}::text], null)`

/**
 * Returns the columns for the filter values of a family: the given columns, and an empty list for each missing
 * column.
 */
const columns = (family: string, id: unknown, values: { subject?: SQL; level?: SQL; language?: SQL }) => ({
  key: sql<string>`${family} || ' ' || ${id}`,
  subject: sql<string[]>`${values.subject ?? noValues}`,
  level: sql<string[]>`${values.level ?? noValues}`,
  language: sql<string[]>`${values.language ?? noValues}`,
})

const certificationColumns = { subject: single(certification.subject), level: single(certification.level) }
const columnsOf = {
  certification: columns('certification', certification.id, certificationColumns),
  course: columns('course', course.id, {
    subject: single(course.subject),
    level: single(
      sql`case when ${inArray(course.subtype, certificationLevel.options)} then ${course.subtype} end`,
    ),
    language: sql`${course.languages}`,
  }),
  classroom: columns('classroom', classroom.id, {
    subject: single(classroom.subject),
    level: single(certification.level),
    language: sql`${classroom.taughtIn}`,
  }),
  practicalExam: columns('practicalExam', practicalExam.id, certificationColumns),
  topic: columns('topic', topic.id, { subject: single(topic.subject) }),
  trainer: columns('trainer', trainer.id, {
    subject: sql`${trainer.subjects}`,
    language: sql`${trainer.languages}`,
  }),
  news: columns('news', news.id, { subject: single(news.subject) }),
}

/** Returns the filter values of all items; the key is "family id", for example "course 12". */
async function loadAll(db: Db): Promise<Map<string, ValuesByFilter>> {
  const isOfExam = eq(certification.id, practicalExam.certification)
  const isOfClassroom = eq(certification.id, classroom.certification)
  const rows = await Promise.all([
    db.select(columnsOf.certification).from(certification),
    db.select(columnsOf.course).from(course),
    db.select(columnsOf.classroom).from(classroom).leftJoin(certification, isOfClassroom),
    db.select(columnsOf.practicalExam).from(practicalExam).innerJoin(certification, isOfExam),
    db.select(columnsOf.topic).from(topic),
    db.select(columnsOf.trainer).from(trainer),
    db.select(columnsOf.news).from(news),
  ])
  return new Map(rows.flat().map(({ key, ...filterValues }) => [key, filterValues]))
}

/**
 * Returns a function that returns the filter values of a hit: trade, level and languages. The values don't depend on
 * the keyword or the audience, so the values of all items are loaded together and cached until content changes.
 */
export async function loadHitFilterValues(db: Db): Promise<(hit: ItemHit) => ValuesByFilter> {
  const valuesByKey = await getCachedContent(db, 'filter values of search hits', () => loadAll(db))
  return ({ type, id }) => valuesByKey.get(`${type === 'video' ? 'course' : type} ${id}`) ?? {}
}
