import { and, asc, eq, inArray, like, lte, type SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { job } from '#server/db/schema/job.ts'
import { computeNextTryTime } from '#src/domain/job/next-try-time.ts'
import { failureMessageOf } from '../failure-message.ts'
import { endJobs } from './queue-jobs.ts'

type JobRow = typeof job.$inferSelect

/** How long a job is leased to the server that began it, in milliseconds. */
const lease = 2 * 60 * 1000

/** A selection of jobs: by name, or by a LIKE pattern and a further condition. */
export type JobSelection = readonly string[] | { like: string; where?: SQL | undefined }

const isSelected = (which: JobSelection) =>
  'like' in which ? and(like(job.name, which.like), which.where) : inArray(job.name, [...which])

/** Leases and returns the first due job of a selection, or undefined; only one of several servers gets it. */
const claimJob = (db: Db, which: JobSelection, now: number): Promise<JobRow | undefined> =>
  db.transaction(async (tx) => {
    const [dueJob] = await tx
      .select()
      .from(job)
      .where(and(eq(job.state, 'waiting'), isSelected(which), lte(job.dueAt, new Date(now))))
      .orderBy(asc(job.dueAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!dueJob) return undefined
    const claimed = { tries: dueJob.tries + 1, failure: null, dueAt: new Date(now + lease) }
    await tx.update(job).set(claimed).where(eq(job.name, dueJob.name))
    return { ...dueJob, ...claimed }
  })

/** Completes a job. If it was requested again in the meantime, it is due immediately. */
async function endJob(db: Db, row: JobRow, now: number): Promise<void> {
  await endJobs(db, [row])
  await db
    .update(job)
    .set({ tries: 0, dueAt: new Date(now) })
    .where(eq(job.name, row.name))
}

/**
 * Stores the failure of an attempt and the time of the next attempt; after the last attempt the job waits for an
 * operator.
 */
async function postponeJob(db: Db, { name, tries }: JobRow, failure: string, now: number): Promise<void> {
  const at = computeNextTryTime(tries, now)
  const next = at === null ? { state: 'failed' as const } : { dueAt: new Date(at) }
  await db
    .update(job)
    .set({ ...next, failure })
    .where(eq(job.name, name))
}

/**
 * Runs the next due job of a selection and returns its name and failure, or undefined if no job is due. `work`
 * receives the name of the job and the editor who requested it, and returns the reason for its failure, or undefined
 * after a success. If a server stops, another server repeats its job after the lease has expired.
 */
export async function runNextJob(
  db: Db,
  which: JobSelection,
  work: (name: string, requestedBy: string | undefined) => Promise<string | undefined>,
  clock: () => number,
): Promise<{ name: string; failure: string | undefined } | undefined> {
  const row = await claimJob(db, which, clock())
  if (!row) return undefined
  const failure = await work(row.name, row.requestedBy ?? undefined).catch(failureMessageOf)
  if (failure === undefined) await endJob(db, row, clock())
  else await postponeJob(db, row, failure, clock())
  return { name: row.name, failure }
}
