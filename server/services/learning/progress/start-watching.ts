import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { chapterWatching } from '#server/db/schema/watching.ts'

/**
 * Stores that a learner opens a chapter, and returns the position at which to resume, in seconds. Time before the
 * chapter is opened is never credited, even if a progress report claims it.
 */
export async function startWatching(
  db: Db,
  learnerId: number,
  chapterId: number,
  now: number,
): Promise<number> {
  const reportedAt = new Date(now)
  const [row] = await db
    .insert(chapterWatching)
    .values({ learnerId, chapterId, position: 0, intervals: [], reportedAt })
    .onConflictDoUpdate({
      target: [chapterWatching.learnerId, chapterWatching.chapterId],
      set: { reportedAt: sql`excluded.reported_at` },
    })
    .returning({ position: chapterWatching.position })
  return row?.position ?? 0
}
