import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { notice, noticeAcknowledgement } from '#server/db/schema/notice.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'

const migrationNotices = async (db: Db, audience: Omit<Audience, 'language'>): Promise<number[]> => {
  const rows = await db
    .select({ id: notice.id })
    .from(notice)
    .innerJoin(contentItem, isPublishedFor(audience, 'notice', notice.id))
    .where(eq(notice.type, 'migration'))
  return rows.map(({ id }) => id)
}

/** Marks the migration popup as seen: acknowledges its notices, since nothing else is stored for it. */
export async function setMigrationSeen(
  db: Db,
  audience: Omit<Audience, 'language'>,
  { learnerId, seen, now }: { learnerId: number; seen: boolean; now: number },
): Promise<true> {
  const ids = await migrationNotices(db, audience)
  if (ids.length === 0) return true
  const { learnerId: learnerColumn, noticeId } = noticeAcknowledgement
  if (!seen) {
    await db.delete(noticeAcknowledgement).where(and(eq(learnerColumn, learnerId), inArray(noticeId, ids)))
    return true
  }
  const rows = ids.map((id) => ({ learnerId, noticeId: id, at: new Date(now) }))
  await db.insert(noticeAcknowledgement).values(rows).onConflictDoNothing()
  return true
}
