import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { course } from '#server/db/schema/course.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { CourseSummary } from '#src/domain/course/course.ts'
import { summaries } from './course-rows.ts'

/** The courses that the home page recommends, as summaries. */
export const listRecommended = (db: Db, audience: Audience): Promise<CourseSummary[]> =>
  summaries(db, audience, { where: eq(course.recommended, true) })
