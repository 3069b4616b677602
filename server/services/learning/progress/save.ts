import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { chapterWatching } from '#server/db/schema/watching.ts'
import type { ChapterState } from '#src/domain/course/course.ts'
import { type ChapterWatching, report } from '#src/domain/course/watched.ts'
import type { LearningProcess } from '#src/domain/enrolment/enrolment.ts'
import { isRefused, type RefusedResult } from '#src/domain/refusal.ts'
import { type ChapterInput, findChapter } from './find-chapter.ts'
import { computeChapterState } from './learning-of.ts'
import { recalculateLearning } from './recalculate-learning.ts'

export interface SavedProgress {
  position: number
  state: ChapterState
  process: LearningProcess
}

/**
 * Keeps a learner's position in a chapter and credits what was watched since the last report. Refused like
 * the chapter itself: `notFound`, `forbidden`. Decision: docs/decisions/learning-progress.md.
 */
export async function saveProgress(
  db: Db,
  wish: ChapterInput,
  position: number,
  now: number,
): Promise<SavedProgress | RefusedResult> {
  return db.transaction(async (tx) => {
    const chapter = await findChapter(tx, wish)
    if (isRefused(chapter)) return chapter
    const { seconds } = chapter.video
    const after = report(await lockWatching(tx, wish, now), position, now, seconds)
    await tx
      .update(chapterWatching)
      .set({ position: after.position, intervals: after.intervals, reportedAt: new Date(after.reportedAt) })
      .where(ofChapter(wish))
    const state = computeChapterState(after.intervals, seconds)
    const { contentType, process: before } = chapter
    // A chapter that is not watched to its end leaves a course that is being learned what it was.
    const process =
      before === 'learning' && state === 'started'
        ? before
        : await recalculateLearning(tx, { ...wish, contentType, now })
    return { position: after.position, state, process }
  })
}

const ofChapter = ({ learnerId, chapterId }: ChapterInput) =>
  and(eq(chapterWatching.learnerId, learnerId), eq(chapterWatching.chapterId, chapterId))

/**
 * The row of a learner's watching of a chapter, locked: written over by itself. A report without an opened chapter begins one
 * now, with nothing credited.
 */
async function lockWatching(tx: Db, wish: ChapterInput, now: number): Promise<ChapterWatching> {
  const { learnerId, chapterId } = wish
  const [row] = await tx
    .insert(chapterWatching)
    .values({ learnerId, chapterId, position: 0, intervals: [], reportedAt: new Date(now) })
    .onConflictDoUpdate({
      target: [chapterWatching.learnerId, chapterWatching.chapterId],
      set: { learnerId },
    })
    .returning()
  if (!row) throw new Error('A watching was neither begun nor found')
  return { position: row.position, intervals: row.intervals, reportedAt: row.reportedAt.getTime() }
}
