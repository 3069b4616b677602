import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { job } from '#server/db/schema/job.ts'

/** A queued job. If `asked` has changed, the job was requested again in the meantime. */
export type RequestedJob = Pick<typeof job.$inferSelect, 'name' | 'asked'>

/**
 * Enqueues jobs, each once, in the transaction of the action that needs them, and returns the jobs. The jobs are due
 * at `due`, by default immediately. A failed job starts again; a running job runs again afterwards. `requestedBy` is
 * the editor whose action queues the publish of a site.
 */
export async function queueJobs(
  tx: Db,
  names: readonly string[],
  now: number,
  due = now,
  requestedBy?: string,
): Promise<RequestedJob[]> {
  if (names.length === 0) return []
  const queued = { state: 'waiting' as const, queuedAt: new Date(now), dueAt: new Date(due), requestedBy }
  const isRunning = sql`${job.tries} > 0 and ${job.failure} is null and ${job.dueAt} > excluded.queued_at`
  const unlessRunning = (current: unknown, initial: unknown) =>
    sql`case when ${isRunning} then ${current} else ${initial} end`
  return tx
    .insert(job)
    .values(names.map((name) => ({ name, ...queued })))
    .onConflictDoUpdate({
      target: job.name,
      set: {
        asked: sql`${job.asked} + 1`,
        state: 'waiting',
        tries: unlessRunning(job.tries, 0),
        failure: null,
        requestedBy: sql`coalesce(excluded.requested_by, ${job.requestedBy})`,
        dueAt: unlessRunning(job.dueAt, sql`excluded.due_at`),
      },
    })
    .returning({ name: job.name, asked: job.asked })
}

/** Deletes completed jobs, unless they were requested again in the meantime. */
export async function endJobs(db: Db, jobs: readonly RequestedJob[]): Promise<void> {
  for (const { name, asked } of jobs)
    await db.delete(job).where(and(eq(job.name, name), eq(job.asked, asked)))
}
