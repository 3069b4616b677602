import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certification } from '#server/db/schema/certification.ts'
import { classroom } from '#server/db/schema/classroom.ts'
import { course } from '#server/db/schema/course.ts'
import { news } from '#server/db/schema/news.ts'
import { practicalExam } from '#server/db/schema/practical-exam.ts'
import { topic } from '#server/db/schema/topic.ts'
import { trainer } from '#server/db/schema/trainer.ts'
import { createContentCache } from '#server/services/platform/content-cache.ts'
import { level } from '#src/domain/certification/level.ts'
import type { ValuesByFilter } from '#src/domain/filter/facets-of.ts'
import type { Hit } from './hits.ts'

const none: SQL = sql`array[]::text[]`
const one = (column: unknown): SQL => sql`array_remove(array[${column}::text], null)`

/** What items of a family are narrowed by: the columns of these, or none. */
const columns = (family: string, id: unknown, own: { subject?: SQL; level?: SQL; language?: SQL }) => ({
  key: sql<string>`${family} || ' ' || ${id}`,
  subject: sql<string[]>`${own.subject ?? none}`,
  level: sql<string[]>`${own.level ?? none}`,
  language: sql<string[]>`${own.language ?? none}`,
})

const ofCertification = { subject: one(certification.subject), level: one(certification.level) }
const columnsOf = {
  certification: columns('certification', certification.id, ofCertification),
  course: columns('course', course.id, {
    subject: one(course.subject),
    level: one(sql`case when ${inArray(course.subtype, level.options)} then ${course.subtype} end`),
    language: sql`${course.languages}`,
  }),
  classroom: columns('classroom', classroom.id, {
    subject: one(classroom.subject),
    level: one(certification.level),
    language: sql`${classroom.taughtIn}`,
  }),
  practicalExam: columns('practicalExam', practicalExam.id, ofCertification),
  topic: columns('topic', topic.id, { subject: one(topic.subject) }),
  trainer: columns('trainer', trainer.id, {
    subject: sql`${trainer.subjects}`,
    language: sql`${trainer.languages}`,
  }),
  news: columns('news', news.id, { subject: one(news.subject) }),
}

/** The values of all items, by family and id. */
async function allSorted(db: Db): Promise<Map<string, ValuesByFilter>> {
  const ofExam = eq(certification.id, practicalExam.certification)
  const ofClassroom = eq(certification.id, classroom.certification)
  const rows = await Promise.all([
    db.select(columnsOf.certification).from(certification),
    db.select(columnsOf.course).from(course),
    db.select(columnsOf.classroom).from(classroom).leftJoin(certification, ofClassroom),
    db.select(columnsOf.practicalExam).from(practicalExam).innerJoin(certification, ofExam),
    db.select(columnsOf.topic).from(topic),
    db.select(columnsOf.trainer).from(trainer),
    db.select(columnsOf.news).from(news),
  ])
  return new Map(rows.flat().map(({ key, ...sorted }) => [key, sorted]))
}

/**
 * The values that finds are narrowed by: trade, level and languages, where a find has such. They are the same for all words and readers, so
 * those of all items are read at once and kept until content changes.
 */
export async function sortedHits(db: Db): Promise<(hit: Hit) => ValuesByFilter> {
  const known = await createContentCache(db, 'what finds are narrowed by', () => allSorted(db))
  return ({ type, id }) => known.get(`${type === 'video' ? 'course' : type} ${id}`) ?? {}
}
