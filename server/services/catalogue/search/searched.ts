import { gt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { certification, certificationText } from '#server/db/schema/certification.ts'
import { classroom, classroomText } from '#server/db/schema/classroom.ts'
import { course, courseText } from '#server/db/schema/course.ts'
import { faq, faqText } from '#server/db/schema/faq.ts'
import { news, newsText } from '#server/db/schema/news.ts'
import { topic, topicText } from '#server/db/schema/topic.ts'
import type { Family } from '#src/domain/content/families.ts'

/** How one family is searched: in its title, its summary and, where it has one, its code. */
export interface Searched {
  family: Family
  type: SQLWrapper
  item: PgTable & { id: PgColumn }
  text: PgTable & { id: PgColumn; language: PgColumn }
  title: PgColumn
  summary: SQLWrapper
  code?: PgColumn
  where?: SQL
}

/** The text of an HTML column without its tags. */
const withoutTags = (html: PgColumn): SQL => sql`regexp_replace(${html}, '<[^>]*>', ' ', 'g')`

const certifications: Searched = {
  family: 'certification',
  type: sql`'certification'`,
  item: certification,
  text: certificationText,
  title: certificationText.name,
  summary: certificationText.summary,
  code: certification.code,
}

const courses: Searched = {
  family: 'course',
  type: course.contentType,
  item: course,
  text: courseText,
  title: courseText.name,
  summary: courseText.summary,
  code: course.code,
}

const topics: Searched = {
  family: 'topic',
  type: sql`'topic'`,
  item: topic,
  text: topicText,
  title: topicText.name,
  summary: topicText.summary,
}

const items: Searched = {
  family: 'news',
  type: sql`'news'`,
  item: news,
  text: newsText,
  title: newsText.title,
  summary: newsText.summary,
}

const questions: Searched = {
  family: 'faq',
  type: sql`'faq'`,
  item: faq,
  text: faqText,
  title: faqText.question,
  summary: withoutTags(faqText.answer),
}

/** How classrooms are searched, without those that have ended. */
const classrooms = (now: number): Searched => ({
  family: 'classroom',
  type: sql`'classroom'`,
  item: classroom,
  text: classroomText,
  title: classroomText.name,
  summary: classroomText.summary,
  where: gt(classroom.endsAt, new Date(now).toISOString()),
})

/** The families that the search looks through. `now` in milliseconds since 1970. */
export const everythingSearched = (now: number): readonly Searched[] => [
  certifications,
  courses,
  classrooms(now),
  topics,
  items,
  questions,
]
