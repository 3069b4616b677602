import { and, gt, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroom } from '#server/db/schema/classroom.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import { isNotCancelled } from '#server/services/platform/training-session/is-not-cancelled.ts'
import { venueOf } from '#src/domain/classroom/venue.ts'

/**
 * Returns a function that returns whether a certification has online or onsite classrooms that have not ended.
 * `now` in milliseconds since 1970.
 */
export async function loadTaughtModes(
  db: Db,
  audience: Audience,
  certificationIds: readonly number[],
  now: number,
): Promise<(certificationId: number) => { online: boolean; onsite: boolean }> {
  const rows = await db
    .selectDistinct({
      ...{ certificationId: classroom.certification, mode: classroom.mode },
      ...{ country: classroom.country, venue: classroom.venue },
    })
    .from(classroom)
    .innerJoin(contentItem, isPublishedFor(audience, 'classroom', classroom.id))
    .where(
      and(
        inArray(classroom.certification, [...certificationIds]),
        gt(classroom.endsAt, new Date(now).toISOString()),
        isNotCancelled('classroom', classroom.id),
      ),
    )
  return (id) => {
    const venues = rows.filter(({ certificationId }) => certificationId === id).map(venueOf)
    return { online: venues.includes(null), onsite: venues.some((venue) => venue !== null) }
  }
}
