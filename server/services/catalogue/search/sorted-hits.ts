import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certification } from '#server/db/schema/certification.ts'
import { classroom } from '#server/db/schema/classroom.ts'
import { course } from '#server/db/schema/course.ts'
import { news } from '#server/db/schema/news.ts'
import { practicalExam } from '#server/db/schema/practical-exam.ts'
import { topic } from '#server/db/schema/topic.ts'
import { trainer } from '#server/db/schema/trainer.ts'
import { level } from '#src/domain/certification/level.ts'
import type { Sorted } from '#src/domain/filter/facets-of.ts'
import type { FoundType } from '#src/domain/search/found.ts'
import { fullLanguages } from '../course/full-languages.ts'
import type { Hit } from './hits.ts'

const none: SQL = sql`array[]::text[]`
const one = (column: SQL | unknown): SQL => sql`array_remove(array[${column}::text], null)`

/** What a find is narrowed by, by its type: the columns of these, or none. */
const columns = (type: string, id: unknown, own: { subject?: SQL; level?: SQL; language?: SQL }) => ({
  key: sql<string>`${type} || ' ' || ${id}`.as('key'),
  subject: sql<string[]>`${own.subject ?? none}`.as('subject'),
  level: sql<string[]>`${own.level ?? none}`.as('level'),
  language: sql<string[]>`${own.language ?? none}`.as('language'),
})

/** The level of a course is the one of its sub-types that is called so. */
const levelOfCourse = one(sql`case when ${inArray(course.subtype, level.options)} then ${course.subtype} end`)

/** A query for the values of some finds of a type; undefined for types that only words tell apart. */
function asked(db: Db, type: FoundType, ids: number[]) {
  const ofCertification = { subject: one(certification.subject), level: one(certification.level) }
  switch (type) {
    case 'course':
    case 'video': {
      const own = { subject: one(course.subject), level: levelOfCourse, language: fullLanguages }
      return db
        .select(columns(type, course.id, own))
        .from(course)
        .where(inArray(course.id, ids))
    }
    case 'certification':
      return db
        .select(columns(type, certification.id, ofCertification))
        .from(certification)
        .where(inArray(certification.id, ids))
    case 'classroom': {
      const own = {
        subject: one(classroom.subject),
        level: one(certification.level),
        language: sql`${classroom.taughtIn}`,
      }
      return db
        .select(columns(type, classroom.id, own))
        .from(classroom)
        .leftJoin(certification, eq(certification.id, classroom.certification))
        .where(inArray(classroom.id, ids))
    }
    case 'practicalExam':
      return db
        .select(columns(type, practicalExam.id, ofCertification))
        .from(practicalExam)
        .innerJoin(certification, eq(certification.id, practicalExam.certification))
        .where(inArray(practicalExam.id, ids))
    case 'topic':
      return db
        .select(columns(type, topic.id, { subject: one(topic.subject) }))
        .from(topic)
        .where(inArray(topic.id, ids))
    case 'trainer': {
      const own = { subject: sql`${trainer.subjects}`, language: sql`${trainer.languages}` }
      return db
        .select(columns(type, trainer.id, own))
        .from(trainer)
        .where(inArray(trainer.id, ids))
    }
    case 'news':
      return db
        .select(columns(type, news.id, { subject: one(news.subject) }))
        .from(news)
        .where(inArray(news.id, ids))
    default:
      return undefined
  }
}

/** The values that finds are narrowed by: trade, level and languages, where a find has such. */
export async function sortedHits(db: Db, hits: readonly Hit[]): Promise<(hit: Hit) => Sorted> {
  const asking = [...Map.groupBy(hits, ({ type }) => type)].map(([type, own]) =>
    asked(
      db,
      type,
      own.map(({ id }) => id),
    ),
  )
  const rows = (await Promise.all(asking)).flatMap((own) => own ?? [])
  const known = new Map(rows.map(({ key, ...sorted }): [string, Sorted] => [key, sorted]))
  return ({ type, id }) => known.get(`${type} ${id}`) ?? {}
}
