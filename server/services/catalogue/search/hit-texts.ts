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
import { isItemText } from '#server/services/platform/content-query/text-of-item.ts'
import { titleOfPage } from '#server/services/platform/portal-page.ts'
import { portalPages } from '#src/domain/search/portal-pages.ts'
import type { SearchResultType } from '#src/domain/search/search-result.ts'
import type { SearchedFamily } from '#src/domain/search/searched-texts.ts'
import type { ItemHit } from './hit.ts'

/** The displayed text of a hit. */
export interface HitText {
  title: string
  summary: string
  language: string
}

interface TextSource {
  item: PgTable & { id: PgColumn }
  text: PgTable & { id: PgColumn; language: PgColumn }
  title: PgColumn
  summary: SQLWrapper
}

/** Returns the SQL of an HTML column's text without its tags. */
const withoutTags = (html: PgColumn): SQL => sql`regexp_replace(${html}, '<[^>]*>', ' ', 'g')`

const namedSource = (
  item: TextSource['item'],
  text: TextSource['text'] & { name: PgColumn },
  summary: SQLWrapper,
): TextSource => ({ item, text, title: text.name, summary })

/** The columns that contain the texts of each family. */
const textSources: Record<SearchedFamily, TextSource> = {
  certification: namedSource(certification, certificationText, certificationText.summary),
  course: namedSource(course, courseText, courseText.summary),
  classroom: namedSource(classroom, classroomText, classroomText.summary),
  practicalExam: namedSource(practicalExam, practicalExamText, practicalExamText.location),
  topic: namedSource(topic, topicText, topicText.summary),
  trainer: namedSource(trainer, trainerText, trainerText.title),
  news: { item: news, text: newsText, title: newsText.title, summary: newsText.summary },
  faq: { item: faq, text: faqText, title: faqText.question, summary: withoutTags(faqText.answer) },
}

type ContentType = Exclude<SearchResultType, 'page'>
const familyOf = (type: ContentType): SearchedFamily => (type === 'video' ? 'course' : type)

/** Loads the texts of hits in the audience's language; the key is "type id". */
export async function loadHitTexts(
  db: Db,
  { language }: Audience,
  hits: readonly ItemHit[],
): Promise<Map<string, HitText>> {
  const queries = [...Map.groupBy(hits, ({ type }) => type)].flatMap(([type, typeHits]) => {
    if (type === 'page') return []
    const { item, text, title, summary } = textSources[familyOf(type)]
    return db
      .select({
        key: sql<string>`${type} || ' ' || ${item.id}`.as('key'),
        title: sql<string>`${title}`.as('title'),
        summary: sql<string>`${summary}`.as('summary'),
        language: sql<string>`${text.language}`.as('language'),
      })
      .from(item)
      .innerJoin(text, isItemText(text, item.id, language))
      .where(
        inArray(
          item.id,
          typeHits.map(({ id }) => id),
        ),
      )
  })
  const [first, second, ...others] = queries
  const rows = first ? await (second ? unionAll(first, second, ...others) : first) : []
  return new Map([...rows.map(({ key, ...text }) => [key, text] as const), ...pageTexts(hits, language)])
}

/** Returns the texts of hits that are pages of the portal itself: their titles. */
const pageTexts = (hits: readonly ItemHit[], language: string): [key: string, HitText][] =>
  hits.flatMap(({ type, id }) => {
    const page = type === 'page' ? portalPages[id] : undefined
    return page ? [[`page ${id}`, { title: titleOfPage(page, language), summary: '', language }]] : []
  })
