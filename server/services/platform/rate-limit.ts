import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { rateLimitCount } from '#server/db/schema/limit.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'

export interface RateLimit {
  /** The number of attempts allowed within the window. */
  tries: number
  /** The length of the window in milliseconds, from the first attempt. */
  window: number
}

/**
 * Counts an attempt under a key, across all servers, in one atomic statement. Returns false if the limit is
 * exceeded. Call it before the limited work. Decision: docs/decisions/sign-in-limits.md.
 */
export async function consumeRateLimit(
  db: Db,
  key: string,
  allowed: RateLimit,
  now: number,
): Promise<boolean> {
  const endsAt = new Date(now + allowed.window)
  const isExpired = sql`${rateLimitCount.endsAt} <= ${new Date(now).toISOString()}::timestamptz`
  const [row] = await db
    .insert(rateLimitCount)
    .values({ key, tries: 1, endsAt })
    .onConflictDoUpdate({
      target: rateLimitCount.key,
      set: {
        tries: sql`case when ${isExpired} then 1 else ${rateLimitCount.tries} + 1 end`,
        endsAt: sql`case when ${isExpired} then ${endsAt.toISOString()}::timestamptz else ${rateLimitCount.endsAt} end`,
      },
    })
    .returning({ tries: rateLimitCount.tries })
  return (row?.tries ?? 1) <= allowed.tries
}

const minute = 60_000
const hour = 60 * minute

/** Returns the refusal of an attempt beyond a limit. Its message says how long to wait, by the limit's window. */
export function refuseTooFrequent({ window }: RateLimit): RefusedResult {
  if (window <= minute) return refuse('tooFrequent')
  return refuse('tooFrequent', { reason: window <= hour ? 'waitAnHour' : 'waitADay' })
}

/** Subtracts an attempt that was counted but should not count towards the limit. */
export async function refundRateLimit(db: Db, key: string): Promise<void> {
  await db
    .update(rateLimitCount)
    .set({ tries: sql`greatest(${rateLimitCount.tries} - 1, 0)` })
    .where(eq(rateLimitCount.key, key))
}

/** Deletes the attempts under a key; call it after a success. */
export async function resetRateLimit(db: Db, key: string): Promise<void> {
  await db.delete(rateLimitCount).where(eq(rateLimitCount.key, key))
}
