import { inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type PgColumn, type PgTable, unionAll } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { certification, certificationText } from '#server/db/schema/certification.ts'
import { classroom, classroomText } from '#server/db/schema/classroom.ts'
import { course, courseText } from '#server/db/schema/course.ts'
import { faq, faqText } from '#server/db/schema/faq.ts'
import { news, newsText } from '#server/db/schema/news.ts'
import { practicalExam, practicalExamText } from '#server/db/schema/practical-exam.ts'
import { topic, topicText } from '#server/db/schema/topic.ts'
import { trainer, trainerText } from '#server/db/schema/trainer.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { textOfItem } from '#server/services/platform/content-query/text-of-item.ts'
import { titleOfPage } from '#server/services/platform/own-page.ts'
import { ownPages } from '#src/domain/search/own-pages.ts'
import type { FoundType } from '#src/domain/search/search-find.ts'
import type { SearchedFamily } from '#src/domain/search/searched-texts.ts'
import type { Hit } from './hits.ts'

/** What a find shows of its item. */
export interface Text {
  title: string
  summary: string
  language: string
}

interface Texts {
  item: PgTable & { id: PgColumn }
  text: PgTable & { id: PgColumn; language: PgColumn }
  title: PgColumn
  summary: SQLWrapper
}

/** The text of an HTML column without its tags. */
const withoutTags = (html: PgColumn): SQL => sql`regexp_replace(${html}, '<[^>]*>', ' ', 'g')`

const named = (
  item: Texts['item'],
  text: Texts['text'] & { name: PgColumn },
  summary: SQLWrapper,
): Texts => ({ item, text, title: text.name, summary })

/** What finds show, by family. */
const shown: Record<SearchedFamily, Texts> = {
  certification: named(certification, certificationText, certificationText.summary),
  course: named(course, courseText, courseText.summary),
  classroom: named(classroom, classroomText, classroomText.summary),
  practicalExam: named(practicalExam, practicalExamText, practicalExamText.location),
  topic: named(topic, topicText, topicText.summary),
  trainer: named(trainer, trainerText, trainerText.title),
  news: { item: news, text: newsText, title: newsText.title, summary: newsText.summary },
  faq: { item: faq, text: faqText, title: faqText.question, summary: withoutTags(faqText.answer) },
}

type ContentType = Exclude<FoundType, 'page'>
const familyOf = (type: ContentType): SearchedFamily => (type === 'video' ? 'course' : type)

/** The texts of finds in the reader's language, by "type id". */
export async function loadHitTexts(
  db: Db,
  { language }: Audience,
  hits: readonly Hit[],
): Promise<Map<string, Text>> {
  const queries = [...Map.groupBy(hits, ({ type }) => type)].flatMap(([type, own]) => {
    if (type === 'page') return []
    const { item, text, title, summary } = shown[familyOf(type)]
    return db
      .select({
        key: sql<string>`${type} || ' ' || ${item.id}`.as('key'),
        title: sql<string>`${title}`.as('title'),
        summary: sql<string>`${summary}`.as('summary'),
        language: sql<string>`${text.language}`.as('language'),
      })
      .from(item)
      .innerJoin(text, textOfItem(text, item.id, language))
      .where(
        inArray(
          item.id,
          own.map(({ id }) => id),
        ),
      )
  })
  const [first, second, ...more] = queries
  const rows = first ? await (second ? unionAll(first, second, ...more) : first) : []
  return new Map([...rows.map(({ key, ...text }) => [key, text] as const), ...pagesAmong(hits, language)])
}

/** The texts of the portal's own pages among finds: their titles. */
const pagesAmong = (hits: readonly Hit[], language: string): [key: string, Text][] =>
  hits.flatMap(({ type, id }) => {
    const page = type === 'page' ? ownPages[id] : undefined
    return page ? [[`page ${id}`, { title: titleOfPage(page, language), summary: '', language }]] : []
  })
