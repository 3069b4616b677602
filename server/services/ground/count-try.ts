import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { limit } from '#server/db/schema/limit.ts'

export interface Limit {
  /** How many tries are allowed within the window. */
  tries: number
  /** The length of the window in milliseconds, from the first try. */
  window: number
}

/** Counts a try under a key, over all servers. Answers false when it was one too many. */
export async function countTry(db: Db, key: string, allowed: Limit, now: number): Promise<boolean> {
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

/** Whether all tries of the window under a key are used up; counts none. */
export async function isOver(db: Db, key: string, allowed: Limit, now: number): Promise<boolean> {
  const [row] = await db
    .select()
    .from(limit)
    .where(and(eq(limit.key, key), gt(limit.endsAt, new Date(now))))
  return (row?.tries ?? 0) >= allowed.tries
}

/** Forgets the tries under a key: call it when one succeeded. */
export async function clearTries(db: Db, key: string): Promise<void> {
  await db.delete(limit).where(eq(limit.key, key))
}
