import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { watching } from '../../db/schema/watching.ts'

/**
 * Opens the watching of a chapter: from now on time counts. Returns the second to resume at. The time before can't be
 * credited afterwards, whatever a report claims.
 */
export async function openWatching(
  db: Db,
  learnerId: number,
  chapterId: number,
  now: number,
): Promise<number> {
  const reportedAt = new Date(now)
  const [row] = await db
    .insert(watching)
    .values({ learnerId, chapterId, position: 0, intervals: [], reportedAt })
    .onConflictDoUpdate({
      target: [watching.learnerId, watching.chapterId],
      set: { reportedAt: sql`excluded.reported_at` },
    })
    .returning({ position: watching.position })
  return row?.position ?? 0
}
