import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { watching } from '#server/db/schema/watching.ts'
import type { ChapterState } from '#src/domain/course/course.ts'
import { report, type Watching } from '#src/domain/course/watched.ts'
import type { LearningProcess } from '#src/domain/enrolment/enrolment.ts'
import { isRefused, type Refused } from '#src/domain/refusal.ts'
import { type ChapterWish, findChapter } from './find-chapter.ts'
import { chapterState } from './learning-of.ts'
import { settleLearning } from './settle-learning.ts'

export interface SavedProgress {
  position: number
  state: ChapterState
  process: LearningProcess
}

/**
 * Keeps a learner's position in a chapter and credits what was watched since the last report. Refused like
 * the chapter itself: `notFound`, `forbidden`. Decisions: "Learning and exams".
 */
export async function saveProgress(
  db: Db,
  wish: ChapterWish,
  position: number,
  now: number,
): Promise<SavedProgress | Refused> {
  return db.transaction(async (tx) => {
    const chapter = await findChapter(tx, wish)
    if (isRefused(chapter)) return chapter
    const { seconds } = chapter.video
    const after = report(await lockWatching(tx, wish, now), position, now, seconds)
    await tx
      .update(watching)
      .set({ position: after.position, intervals: after.intervals, reportedAt: new Date(after.reportedAt) })
      .where(ofChapter(wish))
    const process = await settleLearning(tx, { ...wish, contentType: chapter.contentType, now })
    return { position: after.position, state: chapterState(after.intervals, seconds), process }
  })
}

const ofChapter = ({ learnerId, chapterId }: ChapterWish) =>
  and(eq(watching.learnerId, learnerId), eq(watching.chapterId, chapterId))

/**
 * The row of a learner's watching of a chapter, locked. A report without an opened chapter begins one now,
 * with nothing credited.
 */
async function lockWatching(tx: Db, wish: ChapterWish, now: number): Promise<Watching> {
  const { learnerId, chapterId } = wish
  await tx
    .insert(watching)
    .values({ learnerId, chapterId, position: 0, intervals: [], reportedAt: new Date(now) })
    .onConflictDoNothing()
  const [row] = await tx.select().from(watching).where(ofChapter(wish)).for('update')
  if (!row) throw new Error('A watching vanished while it was locked')
  return { position: row.position, intervals: row.intervals, reportedAt: row.reportedAt.getTime() }
}
