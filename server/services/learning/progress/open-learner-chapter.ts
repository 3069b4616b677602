import { asc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { videoText } from '#server/db/schema/video.ts'
import { isRefused, type RefusedResult } from '#src/domain/refusal.ts'
import { type ChapterInput, getWatchableChapter } from './get-watchable-chapter.ts'
import { startWatching } from './start-watching.ts'

export interface OpenedChapter {
  /** The storage key of the video. */
  file: string
  /** The position in the video at which to resume, in seconds. */
  position: number
  captions: { language: string; file: string }[]
  /** The transcript in the language of the audience, else in English. */
  transcript: string
}

/**
 * Opens a chapter for a learner; the time watched is credited from now on. Refused as `notFound` or `forbidden` in
 * the same cases as `getWatchableChapter`.
 */
export async function openLearnerChapter(
  db: Db,
  input: ChapterInput,
  now: number,
): Promise<OpenedChapter | RefusedResult> {
  const chapter = await getWatchableChapter(db, input)
  if (isRefused(chapter)) return chapter
  const texts = await db
    .select()
    .from(videoText)
    .where(eq(videoText.video, chapter.video.name))
    .orderBy(asc(videoText.language))
  const text =
    texts.find((candidate) => candidate.language === input.audience.language) ??
    texts.find((candidate) => candidate.language === 'en')
  return {
    file: chapter.video.file,
    position: await startWatching(db, input.learnerId, input.chapterId, now),
    captions: texts.map((candidate) => ({ language: candidate.language, file: candidate.captions })),
    transcript: text?.transcript ?? '',
  }
}
