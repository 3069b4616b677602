import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { chapter } from '#server/db/schema/chapter.ts'
import { course } from '#server/db/schema/course.ts'
import { chapterWatching } from '#server/db/schema/watching.ts'
import { type ChapterRow, listChapterRows } from '#server/services/catalogue/course/list-chapter-rows.ts'
import { listCourseSummaries } from '#server/services/catalogue/course/list-course-rows.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { isWatched, watchedShareOf } from '#src/domain/course/watched-intervals.ts'
import type { ResumePoint } from '#src/domain/overview/overview.ts'

/** The number of recently watched chapters to search for an unfinished course. */
const recentChapters = 20

/**
 * Returns where a learner stopped: the most recently watched course or video that is visible and unfinished, and a
 * chapter of it. The chapter is the one watched last, or the next one if the last one is watched completely. Null if
 * there is no such course or video.
 */
export async function findResumePoint(
  db: Db,
  audience: Audience,
  learnerId: number,
): Promise<ResumePoint | null> {
  const recent = await db
    .select({ chapterId: chapterWatching.chapterId, courseId: chapter.courseId })
    .from(chapterWatching)
    .innerJoin(chapter, eq(chapter.id, chapterWatching.chapterId))
    .where(eq(chapterWatching.learnerId, learnerId))
    .orderBy(desc(chapterWatching.reportedAt))
    .limit(recentChapters)
  const ids = [...new Set(recent.map(({ courseId }) => courseId))]
  if (ids.length === 0) return null
  const courses = await listCourseSummaries(db, audience, { where: inArray(course.id, ids) })
  const chapters = await listChapterRows(db, ids, audience.language)
  const watchedById = await watchedOf(db, learnerId, chapters)
  for (const { courseId, chapterId } of recent) {
    const found = courses.find(({ id }) => id === courseId)
    const courseChapters = chapters.filter((item) => item.courseId === courseId)
    const point = found && findPoint(courseChapters, chapterId, watchedById)
    if (!point) continue
    const { name: courseName, language, subject, scene, contentType } = found
    return { courseId, courseName, language, subject, scene, contentType, ...point }
  }
  return null
}

type WatchedChapters = Map<number, Pick<typeof chapterWatching.$inferSelect, 'intervals' | 'position'>>

async function watchedOf(
  db: Db,
  learnerId: number,
  chapters: readonly ChapterRow[],
): Promise<WatchedChapters> {
  const ids = chapters.map(({ id }) => id)
  const rows = await db
    .select()
    .from(chapterWatching)
    .where(and(eq(chapterWatching.learnerId, learnerId), inArray(chapterWatching.chapterId, ids)))
  return new Map(rows.map((row) => [row.chapterId, row]))
}

function findPoint(chapters: readonly ChapterRow[], lastId: number, watchedById: WatchedChapters) {
  const isFinished = ({ id, seconds }: ChapterRow) => isWatched(watchedById.get(id)?.intervals ?? [], seconds)
  const unfinished = chapters.filter((item) => !isFinished(item))
  const lastIndex = chapters.findIndex(({ id }) => id === lastId)
  const next =
    unfinished.find(({ id }) => id === lastId) ??
    unfinished.find((item) => chapters.indexOf(item) > lastIndex) ??
    unfinished[0]
  if (!next || lastIndex < 0) return null
  const totalSeconds = chapters.reduce((sum, { seconds }) => sum + seconds, 0)
  const watchedPartOf = (item: ChapterRow) =>
    isFinished(item) ? 1 : watchedShareOf(watchedById.get(item.id)?.intervals ?? [], item.seconds)
  const watchedSeconds = chapters.reduce((sum, item) => sum + watchedPartOf(item) * item.seconds, 0)
  return {
    chapterName: next.name,
    number: chapters.indexOf(next) + 1,
    chapters: chapters.length,
    position: watchedById.get(next.id)?.position ?? 0,
    progress: totalSeconds > 0 ? watchedSeconds / totalSeconds : 0,
  }
}
