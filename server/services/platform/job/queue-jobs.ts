import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { job } from '#server/db/schema/job.ts'

/** A job as it was asked for: `asked` tells whether somebody asked for it again since. */
export type RequestedJob = Pick<typeof job.$inferSelect, 'name' | 'asked'>

/**
 * Asks for jobs, each once, in the transaction of the act that needs them. They are due at once, or at `due`. One
 * that failed begins anew; one that a server is at is done again after.
 */
export async function queueJobs(
  tx: Db,
  names: readonly string[],
  now: number,
  due = now,
): Promise<RequestedJob[]> {
  if (names.length === 0) return []
  const queued = { state: 'waiting' as const, queuedAt: new Date(now), dueAt: new Date(due) }
  const isAtWork = sql`${job.tries} > 0 and ${job.failure} is null and ${job.dueAt} > excluded.queued_at`
  const unlessAtWork = (kept: unknown, anew: unknown) =>
    sql`case when ${isAtWork} then ${kept} else ${anew} end`
  return tx
    .insert(job)
    .values(names.map((name) => ({ name, ...queued })))
    .onConflictDoUpdate({
      target: job.name,
      set: {
        asked: sql`${job.asked} + 1`,
        state: 'waiting',
        tries: unlessAtWork(job.tries, 0),
        failure: null,
        dueAt: unlessAtWork(job.dueAt, sql`excluded.due_at`),
      },
    })
    .returning({ name: job.name, asked: job.asked })
}

/** Ends jobs that were done, unless somebody has asked for them again since. */
export async function endJobs(db: Db, jobs: readonly RequestedJob[]): Promise<void> {
  for (const { name, asked } of jobs)
    await db.delete(job).where(and(eq(job.name, name), eq(job.asked, asked)))
}
