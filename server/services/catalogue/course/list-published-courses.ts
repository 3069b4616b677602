import { inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { course } from '#server/db/schema/course.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { Course } from '#src/domain/course/course.ts'
import { loadPublicVideos } from '../video/load-public-videos.ts'
import { listChapterRows } from './list-chapter-rows.ts'
import { listCourseRows } from './list-course-rows.ts'
import { loadCategoryNamer } from './load-category-namer.ts'
import { courseOf } from './visitor-course.ts'

/** Lists visible courses with their chapters, by id. */
export async function listPublishedCourses(
  db: Db,
  audience: Audience,
  ids: readonly number[],
): Promise<Course[]> {
  const rows = await listCourseRows(db, audience, { where: inArray(course.id, [...ids]) })
  const visibleIds = rows.map((row) => row.course.id)
  const chapters = Map.groupBy(
    await listChapterRows(db, visibleIds, audience.language),
    (row) => row.courseId,
  )
  const nameOf = await loadCategoryNamer(db, audience.language)
  const trailers = rows.flatMap((row) => row.course.trailer ?? [])
  const videos = await loadPublicVideos(db, trailers, audience.language)
  return rows.map((row) => courseOf(row, chapters.get(row.course.id) ?? [], nameOf, videos))
}
