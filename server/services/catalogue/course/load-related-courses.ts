import { inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { course, courseText } from '#server/db/schema/course.ts'
import { isItemText } from '#server/services/platform/content-query/text-of-item.ts'
import type { PublishedCourse } from '#src/domain/course/published-course.ts'
import { selectNeighbouringCourses } from './select-neighbours.ts'

type RelatedCourse = PublishedCourse['related'][number]

/** Returns the names of the given courses in a language, by id. */
async function namesOf(
  db: Db,
  ids: readonly number[],
  language: string,
): Promise<Map<number, RelatedCourse>> {
  const rows = await db
    .select({
      id: course.id,
      requirement: course.requirement,
      name: courseText.name,
      language: courseText.language,
    })
    .from(course)
    .innerJoin(courseText, isItemText(courseText, course.id, language))
    .where(inArray(course.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Returns a function that lists the courses that a learner may take together with or after a course. */
export async function loadRelatedCourses(db: Db, ids: readonly number[], language: string) {
  const rows = await db
    .select({ id: sql<number>`id`, near: sql<number[]>`near` })
    .from(selectNeighbouringCourses(ids, 'after'))
  const names = await namesOf(db, [...new Set(rows.flatMap(({ near }) => near))], language)
  const related = new Map(rows.map(({ id, near }) => [id, near.flatMap((nearId) => names.get(nearId) ?? [])]))
  return (id: number): RelatedCourse[] => related.get(id) ?? []
}
