import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroom } from '#server/db/schema/classroom.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { isNotCancelled } from '#server/services/platform/training-session/is-not-cancelled.ts'
import type { Classroom } from '#src/domain/classroom/classroom.ts'
import { listClassrooms } from './list-classrooms.ts'

/**
 * Lists the classrooms that the home page recommends and that have not ended. `now` in milliseconds since
 * 1970.
 */
export const listRecommendedClassrooms = (db: Db, audience: Audience, now: number): Promise<Classroom[]> =>
  listClassrooms(
    db,
    audience,
    {
      where: and(
        eq(classroom.recommended, true),
        gt(classroom.endsAt, new Date(now).toISOString()),
        isNotCancelled('classroom', classroom.id),
      ),
    },
    now,
  )
