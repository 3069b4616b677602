import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { chapter, chapterText } from '#server/db/schema/chapter.ts'
import { video } from '#server/db/schema/video.ts'

const requested = alias(chapterText, 'requested')
const english = alias(chapterText, 'english')

/** Returns the chapters of the given courses in their order, with texts in a language, else in English. */
export async function listChapterRows(db: Db, courseIds: readonly number[], language: string) {
  if (courseIds.length === 0) return []
  return db
    .select({
      id: chapter.id,
      courseId: chapter.courseId,
      name: sql<string>`coalesce(${requested.name}, ${english.name})`,
      summary: sql<
        string | null
      >`case when ${requested.id} is null then ${english.summary} else ${requested.summary} end`,
      seconds: video.seconds,
      stills: video.stills,
    })
    .from(chapter)
    .innerJoin(video, eq(video.name, chapter.video))
    .innerJoin(english, and(eq(english.id, chapter.id), eq(english.language, 'en')))
    .leftJoin(requested, and(eq(requested.id, chapter.id), eq(requested.language, language)))
    .where(and(inArray(chapter.courseId, [...courseIds]), isNotNull(chapter.position)))
    .orderBy(asc(chapter.courseId), asc(chapter.position))
}

export type ChapterRow = Awaited<ReturnType<typeof listChapterRows>>[number]
