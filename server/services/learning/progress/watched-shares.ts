import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { chapterWatching } from '#server/db/schema/watching.ts'
import { type ChapterRow, chapterRows } from '#server/services/catalogue/course/chapter-rows.ts'
import { watchedPart } from '#src/domain/course/watched.ts'
import type { LearningProcess } from '#src/domain/enrolment/enrolment.ts'
import { computeChapterState, processOf } from './learning-of.ts'

/**
 * How much of a course or video was watched: a share of its whole length, 0 to 1, in which a chapter that counts as watched is whole,
 * and the state that its chapters add up to.
 */
export interface WatchedShare {
  share: number
  process: LearningProcess
}

export const nothingWatched: WatchedShare = { share: 0, process: 'notStarted' }

/** How much a learner watched of some courses and videos, by their ids. */
export async function watchedShares(
  db: Db,
  learnerId: number,
  courseIds: readonly number[],
): Promise<Map<number, WatchedShare>> {
  const chapters = await chapterRows(db, courseIds, 'en')
  if (chapters.length === 0) return new Map()
  const ids = chapters.map((chapter) => chapter.id)
  const rows = await db
    .select({ chapterId: chapterWatching.chapterId, intervals: chapterWatching.intervals })
    .from(chapterWatching)
    .where(and(eq(chapterWatching.learnerId, learnerId), inArray(chapterWatching.chapterId, ids)))
  const intervals: Intervals = new Map(rows.map((row) => [row.chapterId, row.intervals]))
  const byCourse = Map.groupBy(chapters, (row) => row.courseId)
  return new Map([...byCourse].map(([id, of]) => [id, watchedOf(of, intervals)]))
}

type Intervals = Map<number, (typeof chapterWatching.$inferSelect)['intervals']>

function watchedOf(chapters: readonly ChapterRow[], intervals: Intervals): WatchedShare {
  const all = chapters.reduce((sum, { seconds }) => sum + seconds, 0)
  const states = chapters.map(({ id, seconds }) => computeChapterState(intervals.get(id), seconds))
  const partOf = ({ id, seconds }: ChapterRow, index: number) =>
    states[index] === 'watched' ? 1 : watchedPart(intervals.get(id) ?? [], seconds)
  const seen = chapters.reduce((sum, each, index) => sum + partOf(each, index) * each.seconds, 0)
  return { share: all > 0 ? seen / all : 0, process: processOf(states) }
}
