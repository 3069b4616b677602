import { inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { course } from '#server/db/schema/course.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { CourseSummary } from '#src/domain/course/course.ts'
import { listCourseSummaries } from './list-course-rows.ts'

/** A certification or topic, with the id `by`, that refers to a course. */
interface CourseReference {
  by: number
  id: number
}

/**
 * Returns a function that lists the visible courses of a certification or topic, in the order of the
 * references.
 */
export async function loadReferencedCourses(
  db: Db,
  audience: Audience,
  references: readonly CourseReference[],
): Promise<(by: number) => CourseSummary[]> {
  if (references.length === 0) return () => []
  const where = inArray(course.id, [...new Set(references.map(({ id }) => id))])
  const found = new Map((await listCourseSummaries(db, audience, { where })).map((item) => [item.id, item]))
  return (by) => references.filter((item) => item.by === by).flatMap(({ id }) => found.get(id) ?? [])
}
