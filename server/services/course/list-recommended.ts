import { eq } from 'drizzle-orm'
import type { CourseSummary } from '../../../src/domain/course/course.ts'
import type { Db } from '../../db/client.ts'
import { course } from '../../db/schema/course.ts'
import type { Audience } from '../content/shown-to.ts'
import { summaries } from './course-rows.ts'

/** The courses that the home page recommends. */
export const listRecommended = (db: Db, audience: Audience): Promise<CourseSummary[]> =>
  summaries(db, audience, { where: eq(course.recommended, true) })
