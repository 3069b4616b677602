import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certificationText } from '#server/db/schema/certification.ts'
import { courseText } from '#server/db/schema/course.ts'
import { topicText } from '#server/db/schema/topic.ts'
import type { ExamKey } from './attempt-rows.ts'

const tables = {
  theory: certificationText,
  quiz: courseText,
  topic: topicText,
  nonCertification: courseText,
} as const

/**
 * Returns the name of an exam's certification, course, topic or video in a language, else in English; an empty text
 * if the item no longer exists.
 */
export async function findExamName(
  db: Db,
  { exam, targetId }: Pick<ExamKey, 'exam' | 'targetId'>,
  language: string,
): Promise<string> {
  const text = tables[exam]
  const [row] = await db
    .select({ name: text.name })
    .from(text)
    .where(and(eq(text.id, targetId), sql`${text.language} in (${language}, 'en')`))
    .orderBy(sql`${text.language} = ${language} desc`)
    .limit(1)
  return row?.name ?? ''
}
