import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { chapterWatching } from '#server/db/schema/watching.ts'
import { type ChapterRow, listChapterRows } from '#server/services/catalogue/course/list-chapter-rows.ts'
import { watchedShareOf } from '#src/domain/course/watched-intervals.ts'
import type { LearningStatus } from '#src/domain/enrolment/enrolment.ts'
import { computeChapterState, learningStatusOf } from './load-learning-progress.ts'

/**
 * The watched share of a course or video, 0 to 1, and the state derived from the chapters. A chapter with the state
 * `watched` counts completely.
 */
export interface WatchedShare {
  share: number
  process: LearningStatus
}

export const unwatchedShare: WatchedShare = { share: 0, process: 'notStarted' }

/** Returns the watched shares of the given courses and videos by id. */
export async function loadWatchedShares(
  db: Db,
  learnerId: number,
  courseIds: readonly number[],
): Promise<Map<number, WatchedShare>> {
  const chapters = await listChapterRows(db, courseIds, 'en')
  if (chapters.length === 0) return new Map()
  const ids = chapters.map((chapter) => chapter.id)
  const rows = await db
    .select({ chapterId: chapterWatching.chapterId, intervals: chapterWatching.intervals })
    .from(chapterWatching)
    .where(and(eq(chapterWatching.learnerId, learnerId), inArray(chapterWatching.chapterId, ids)))
  const intervals: Intervals = new Map(rows.map((row) => [row.chapterId, row.intervals]))
  const byCourse = Map.groupBy(chapters, (row) => row.courseId)
  return new Map([...byCourse].map(([id, courseChapters]) => [id, computeShare(courseChapters, intervals)]))
}

type Intervals = Map<number, (typeof chapterWatching.$inferSelect)['intervals']>

function computeShare(chapters: readonly ChapterRow[], intervals: Intervals): WatchedShare {
  const totalSeconds = chapters.reduce((sum, { seconds }) => sum + seconds, 0)
  const states = chapters.map(({ id, seconds }) => computeChapterState(intervals.get(id), seconds))
  const watchedPartOf = ({ id, seconds }: ChapterRow, index: number) =>
    states[index] === 'watched' ? 1 : watchedShareOf(intervals.get(id) ?? [], seconds)
  const watchedSeconds = chapters.reduce(
    (sum, item, index) => sum + watchedPartOf(item, index) * item.seconds,
    0,
  )
  return { share: totalSeconds > 0 ? watchedSeconds / totalSeconds : 0, process: learningStatusOf(states) }
}
