import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { course } from '#server/db/schema/course.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { CourseSummary } from '#src/domain/course/course.ts'
import { listCourseSummaries } from './list-course-rows.ts'

/** Lists the summaries of the courses that the home page recommends. */
export const listRecommendedCourses = (db: Db, audience: Audience): Promise<CourseSummary[]> =>
  listCourseSummaries(db, audience, { where: eq(course.recommended, true) })
