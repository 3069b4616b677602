import { and, gt, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroom } from '#server/db/schema/classroom.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { type Audience, shownTo } from '#server/services/ground/shown/shown-to.ts'

/** The modes of certifications' classrooms that have not ended, by the certification's id. `now` in milliseconds since 1970. */
export async function taughtModes(
  db: Db,
  audience: Audience,
  certificationIds: readonly number[],
  now: number,
): Promise<(certificationId: number) => Set<string>> {
  const rows = await db
    .selectDistinct({ of: classroom.certification, mode: classroom.mode })
    .from(classroom)
    .innerJoin(contentItem, shownTo(audience, 'classroom', classroom.id))
    .where(
      and(
        inArray(classroom.certification, [...certificationIds]),
        gt(classroom.endsAt, new Date(now).toISOString()),
      ),
    )
  return (certificationId) => new Set(rows.filter(({ of }) => of === certificationId).map(({ mode }) => mode))
}
