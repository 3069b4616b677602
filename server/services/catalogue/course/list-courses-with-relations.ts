import type { Db } from '#server/db/client.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { PublishedCourse } from '#src/domain/course/published-course.ts'
import { listPublishedCourses } from './list-published-courses.ts'
import { loadCourseMemberships } from './load-course-memberships.ts'
import { loadRelatedCourses } from './load-related-courses.ts'

/** Lists visible courses with their chapters, certifications, topics and related courses. */
export async function listCoursesWithRelations(
  db: Db,
  audience: Audience,
  ids: readonly number[],
): Promise<PublishedCourse[]> {
  const courses = await listPublishedCourses(db, audience, ids)
  const visibleIds = courses.map(({ id }) => id)
  const membershipsOf = await loadCourseMemberships(db, audience, visibleIds)
  const related = await loadRelatedCourses(db, visibleIds, audience.language)
  return courses.map((course) => ({ course, ...membershipsOf(course.id), related: related(course.id) }))
}
