import { and, asc, eq, inArray, like, lte } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { job } from '#server/db/schema/job.ts'
import { nextTry } from '#src/domain/job/next-try.ts'
import { failureMessage } from '../failure-message.ts'
import { endJobs } from './queue-jobs.ts'

type JobRow = typeof job.$inferSelect

/** How long a job belongs to the server that began it, in milliseconds. */
const lease = 2 * 60 * 1000

/** Which jobs somebody does: those named, or those whose names are like a pattern of SQL. */
export type Which = readonly string[] | { like: string }

const isNamed = (which: Which) =>
  'like' in which ? like(job.name, which.like) : inArray(job.name, [...which])

/** Claims the first of some jobs that is due, for a while: of several servers one gets it. */
const claimJob = (db: Db, which: Which, now: number): Promise<JobRow | undefined> =>
  db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(job)
      .where(and(eq(job.state, 'waiting'), isNamed(which), lte(job.dueAt, new Date(now))))
      .orderBy(asc(job.dueAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!due) return undefined
    const claimed = { tries: due.tries + 1, failure: null, dueAt: new Date(now + lease) }
    await tx.update(job).set(claimed).where(eq(job.name, due.name))
    return { ...due, ...claimed }
  })

/** Ends a job that was done; one that was asked for again meanwhile is due at once. */
async function endJob(db: Db, row: JobRow, now: number): Promise<void> {
  await endJobs(db, [row])
  await db
    .update(job)
    .set({ tries: 0, dueAt: new Date(now) })
    .where(eq(job.name, row.name))
}

/** Keeps why a try failed, and when the next one is due; after the last one the job waits for an operator. */
async function postponeJob(db: Db, { name, tries }: JobRow, failure: string, now: number): Promise<void> {
  const at = nextTry(tries, now)
  const next = at === null ? { state: 'failed' as const } : { dueAt: new Date(at) }
  await db
    .update(job)
    .set({ ...next, failure })
    .where(eq(job.name, name))
}

/**
 * Does the next of some jobs that is due: `work` answers why it failed, or undefined. A job whose server stops goes to the others.
 * Answers its name and failure; undefined where nothing is due.
 */
export async function doJob(
  db: Db,
  which: Which,
  work: (name: string) => Promise<string | undefined>,
  clock: () => number,
): Promise<{ name: string; failure: string | undefined } | undefined> {
  const row = await claimJob(db, which, clock())
  if (!row) return undefined
  const failure = await work(row.name).catch(failureMessage)
  if (failure === undefined) await endJob(db, row, clock())
  else await postponeJob(db, row, failure, clock())
  return { name: row.name, failure }
}
