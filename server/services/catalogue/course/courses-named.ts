import { inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { course } from '#server/db/schema/course.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { CourseSummary } from '#src/domain/course/course.ts'
import { summaries } from './course-rows.ts'

/** A certification or topic and a course that it names. */
interface Named {
  by: number
  id: number
}

/** The courses that each certification or topic names, in the order of `named`; those that the audience is not shown are left out. */
export async function coursesNamed(
  db: Db,
  audience: Audience,
  named: readonly Named[],
): Promise<(by: number) => CourseSummary[]> {
  if (named.length === 0) return () => []
  const where = inArray(course.id, [...new Set(named.map(({ id }) => id))])
  const found = new Map((await summaries(db, audience, { where })).map((each) => [each.id, each]))
  return (by) => named.filter((each) => each.by === by).flatMap(({ id }) => found.get(id) ?? [])
}
