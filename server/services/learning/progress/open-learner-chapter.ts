import { asc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { videoText } from '#server/db/schema/video.ts'
import { isRefused, type RefusedResult } from '#src/domain/refusal.ts'
import { type ChapterInput, findChapter } from './find-chapter.ts'
import { openWatching } from './open-watching.ts'

export interface OpenedChapter {
  /** The key under which the storage keeps the video. */
  file: string
  /** The second of the video to resume at. */
  position: number
  captions: { language: string; file: string }[]
  /** The transcript in the language of the audience, else in English. */
  transcript: string
}

/**
 * Opens a chapter for a learner, from when on watching counts. Refused like the chapter: `notFound`,
 * `forbidden`.
 */
export async function openLearnerChapter(
  db: Db,
  wish: ChapterInput,
  now: number,
): Promise<OpenedChapter | RefusedResult> {
  const chapter = await findChapter(db, wish)
  if (isRefused(chapter)) return chapter
  const texts = await db
    .select()
    .from(videoText)
    .where(eq(videoText.video, chapter.video.name))
    .orderBy(asc(videoText.language))
  const text =
    texts.find((each) => each.language === wish.audience.language) ??
    texts.find((each) => each.language === 'en')
  return {
    file: chapter.video.file,
    position: await openWatching(db, wish.learnerId, wish.chapterId, now),
    captions: texts.map((each) => ({ language: each.language, file: each.captions })),
    transcript: text?.transcript ?? '',
  }
}
