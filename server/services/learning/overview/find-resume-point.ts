import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { chapter } from '#server/db/schema/chapter.ts'
import { course } from '#server/db/schema/course.ts'
import { chapterWatching } from '#server/db/schema/watching.ts'
import { type ChapterRow, chapterRows } from '#server/services/catalogue/course/chapter-rows.ts'
import { summaries } from '#server/services/catalogue/course/course-rows.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { isWatched, watchedPart } from '#src/domain/course/watched.ts'
import type { ResumePoint } from '#src/domain/overview/overview.ts'

/** How many of the chapters that were watched last are looked at: one of them is of a course that is not whole yet. */
const lately = 20

/**
 * Where a learner stopped: in the course or video watched last of those that are shown and not whole yet, the
 * chapter watched last, or the next one where that was watched to its end. Null where there is none.
 */
export async function findResumePoint(
  db: Db,
  audience: Audience,
  learnerId: number,
): Promise<ResumePoint | null> {
  const last = await db
    .select({ chapterId: chapterWatching.chapterId, courseId: chapter.courseId })
    .from(chapterWatching)
    .innerJoin(chapter, eq(chapter.id, chapterWatching.chapterId))
    .where(eq(chapterWatching.learnerId, learnerId))
    .orderBy(desc(chapterWatching.reportedAt))
    .limit(lately)
  const ids = [...new Set(last.map(({ courseId }) => courseId))]
  if (ids.length === 0) return null
  const shown = await summaries(db, audience, { where: inArray(course.id, ids) })
  const chapters = await chapterRows(db, ids, audience.language)
  const watched = await watchedOf(db, learnerId, chapters)
  for (const { courseId, chapterId } of last) {
    const found = shown.find(({ id }) => id === courseId)
    const own = chapters.filter((each) => each.courseId === courseId)
    const point = found && pointIn(own, chapterId, watched)
    if (!point) continue
    const { name: courseName, language, subject, scene, contentType } = found
    return { courseId, courseName, language, subject, scene, contentType, ...point }
  }
  return null
}

type Watched = Map<number, Pick<typeof chapterWatching.$inferSelect, 'intervals' | 'position'>>

async function watchedOf(db: Db, learnerId: number, chapters: readonly ChapterRow[]): Promise<Watched> {
  const ids = chapters.map(({ id }) => id)
  const rows = await db
    .select()
    .from(chapterWatching)
    .where(and(eq(chapterWatching.learnerId, learnerId), inArray(chapterWatching.chapterId, ids)))
  return new Map(rows.map((row) => [row.chapterId, row]))
}

function pointIn(chapters: readonly ChapterRow[], lastId: number, watched: Watched) {
  const isWhole = ({ id, seconds }: ChapterRow) => isWatched(watched.get(id)?.intervals ?? [], seconds)
  const left = chapters.filter((each) => !isWhole(each))
  const at = chapters.findIndex(({ id }) => id === lastId)
  const next =
    left.find(({ id }) => id === lastId) ?? left.find((each) => chapters.indexOf(each) > at) ?? left[0]
  if (!next || at < 0) return null
  const all = chapters.reduce((sum, { seconds }) => sum + seconds, 0)
  const partOf = (each: ChapterRow) =>
    isWhole(each) ? 1 : watchedPart(watched.get(each.id)?.intervals ?? [], each.seconds)
  const seen = chapters.reduce((sum, each) => sum + partOf(each) * each.seconds, 0)
  return {
    chapterName: next.name,
    number: chapters.indexOf(next) + 1,
    chapters: chapters.length,
    position: watched.get(next.id)?.position ?? 0,
    progress: all > 0 ? seen / all : 0,
  }
}
