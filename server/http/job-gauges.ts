import { count, sql } from 'drizzle-orm'
import { Gauge, type Registry } from 'prom-client'
import type { Db } from '../db/client.ts'
import { job, jobKind } from '../db/schema/job.ts'

/** The jobs of one kind and state: their number, and for how many seconds the oldest is overdue. */
export interface JobCount {
  kind: string
  state: string
  jobs: number
  overdueSeconds: number
}

/** Counts the jobs by kind ("site", "webhook", ...) and state. */
export async function countJobs(db: Db, now: number): Promise<JobCount[]> {
  const at = new Date(now).toISOString()
  return db
    .select({
      kind: sql<string>`${jobKind(job)}`,
      state: job.state,
      jobs: count(),
      overdueSeconds: sql<number>`greatest(0, extract(epoch from ${at}::timestamptz - min(${job.dueAt})))::float8`,
    })
    .from(job)
    .groupBy(jobKind(job), job.state)
}

/** Adds metrics for the number of jobs by kind and state, and for the seconds by which the oldest job is overdue. */
export function addJobGauges(register: Registry, db: Db): void {
  const add = (name: string, help: string, readValue: (row: JobCount) => number) =>
    new Gauge({
      ...{ name, help, registers: [register], labelNames: ['kind', 'state'] },
      async collect() {
        this.reset()
        const rows = await countJobs(db, Date.now()).catch(() => [])
        for (const row of rows) this.set({ kind: row.kind, state: row.state }, readValue(row))
      },
    })
  add('portal_jobs', 'Jobs that are not done, webhooks included', ({ jobs }) => jobs)
  add(
    'portal_job_overdue_seconds',
    'Seconds for which the oldest job is overdue',
    ({ overdueSeconds: overdue }) => overdue,
  )
}
