import type { Db } from '#server/db/client.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { PublishedCourse } from '#src/domain/course/published-course.ts'
import { listPublished } from './list-published.ts'
import { partOf } from './part-of.ts'
import { relatedCourses } from './related-courses.ts'

/** Whole courses by their ids, each with what it is part of and what one takes with or after it; those that the audience is not shown are left out. */
export async function listWithParts(
  db: Db,
  audience: Audience,
  ids: readonly number[],
): Promise<PublishedCourse[]> {
  const courses = await listPublished(db, audience, ids)
  const shown = courses.map(({ id }) => id)
  const partsOf = await partOf(db, audience, shown)
  const related = await relatedCourses(db, shown, audience.language)
  return courses.map((course) => ({ course, ...partsOf(course.id), related: related(course.id) }))
}
