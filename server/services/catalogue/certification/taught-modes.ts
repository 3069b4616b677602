import { and, gt, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroom } from '#server/db/schema/classroom.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import { takesPlace } from '#server/services/platform/training-session/takes-place.ts'
import { venueOf } from '#src/domain/classroom/venue.ts'

/** Whether certifications have classrooms with a venue, and online, that have not ended, by the certification's id. `now` in milliseconds since 1970. */
export async function taughtModes(
  db: Db,
  audience: Audience,
  certificationIds: readonly number[],
  now: number,
): Promise<(certificationId: number) => { online: boolean; onsite: boolean }> {
  const rows = await db
    .selectDistinct({
      ...{ of: classroom.certification, mode: classroom.mode },
      ...{ country: classroom.country, venue: classroom.venue },
    })
    .from(classroom)
    .innerJoin(contentItem, isPublishedFor(audience, 'classroom', classroom.id))
    .where(
      and(
        inArray(classroom.certification, [...certificationIds]),
        gt(classroom.endsAt, new Date(now).toISOString()),
        takesPlace('classroom', classroom.id),
      ),
    )
  return (certificationId) => {
    const venues = rows.filter(({ of }) => of === certificationId).map(venueOf)
    return { online: venues.includes(null), onsite: venues.some((venue) => venue !== null) }
  }
}
