import { and, eq, gt } from 'drizzle-orm'
import type { ClassroomSummary } from '../../../src/domain/classroom/classroom-summary.ts'
import type { Db } from '../../db/client.ts'
import { classroom } from '../../db/schema/classroom.ts'
import type { Audience } from '../content/shown-to.ts'
import { classroomSummaries } from './classroom-summaries.ts'

/** The classrooms that the home page recommends and that have not ended. `now` in milliseconds since 1970. */
export const listRecommendedClassrooms = (
  db: Db,
  audience: Audience,
  now: number,
): Promise<ClassroomSummary[]> =>
  classroomSummaries(db, audience, {
    where: and(eq(classroom.recommended, true), gt(classroom.endsAt, new Date(now).toISOString())),
  })
