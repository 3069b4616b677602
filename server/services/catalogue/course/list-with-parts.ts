import type { Db } from '#server/db/client.ts'
import type { Audience } from '#server/services/ground/shown/shown-to.ts'
import type { PublishedCourse } from '#src/domain/course/published-course.ts'
import { listPublished } from './list-published.ts'
import { partOf } from './part-of.ts'

/** Whole courses by their ids, each with what it is part of; those that the audience is not shown are left out. */
export async function listWithParts(
  db: Db,
  audience: Audience,
  ids: readonly number[],
): Promise<PublishedCourse[]> {
  const courses = await listPublished(db, audience, ids)
  if (courses.length === 0) return []
  const partsOf = await partOf(
    db,
    audience,
    courses.map(({ id }) => id),
  )
  return courses.map((course) => ({ course, ...partsOf(course.id) }))
}
