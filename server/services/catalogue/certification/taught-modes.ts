import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroom } from '#server/db/schema/classroom.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { type Audience, shownTo } from '#server/services/ground/shown/shown-to.ts'

/** The modes of a certification's classrooms that have not ended. `now` in milliseconds since 1970. */
export async function taughtModes(
  db: Db,
  audience: Audience,
  certificationId: number,
  now: number,
): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ mode: classroom.mode })
    .from(classroom)
    .innerJoin(contentItem, shownTo(audience, 'classroom', classroom.id))
    .where(
      and(eq(classroom.certification, certificationId), gt(classroom.endsAt, new Date(now).toISOString())),
    )
  return new Set(rows.map(({ mode }) => mode))
}
