import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { limit } from '#server/db/schema/limit.ts'

export interface Limit {
  /** How many tries are allowed within the window. */
  tries: number
  /** The length of the window in milliseconds, from the first try. */
  window: number
}

/**
 * Counts a try under a key, over all servers, in one statement: of tries at the same moment no two are the same one. Answers false when it
 * was one too many. What is limited comes after it, never before. Decision: docs/decisions/sign-in-limits.md.
 */
export async function consumeRateLimit(db: Db, key: string, allowed: Limit, now: number): Promise<boolean> {
  const endsAt = new Date(now + allowed.window)
  const over = sql`${limit.endsAt} <= ${new Date(now).toISOString()}::timestamptz`
  const [row] = await db
    .insert(limit)
    .values({ key, tries: 1, endsAt })
    .onConflictDoUpdate({
      target: limit.key,
      set: {
        tries: sql`case when ${over} then 1 else ${limit.tries} + 1 end`,
        endsAt: sql`case when ${over} then ${endsAt.toISOString()}::timestamptz else ${limit.endsAt} end`,
      },
    })
    .returning({ tries: limit.tries })
  return (row?.tries ?? 1) <= allowed.tries
}

/** Gives back a try that was counted and turned out to be none of those that are limited. */
export async function refundRateLimit(db: Db, key: string): Promise<void> {
  await db
    .update(limit)
    .set({ tries: sql`greatest(${limit.tries} - 1, 0)` })
    .where(eq(limit.key, key))
}

/** Forgets the tries under a key: call it when one succeeded. */
export async function resetRateLimit(db: Db, key: string): Promise<void> {
  await db.delete(limit).where(eq(limit.key, key))
}
