import { asc, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { job } from '#server/db/schema/job.ts'
import { mail } from '#server/db/schema/mail.ts'
import { mailJob } from '#src/domain/job/job-name.ts'

const most = 200

/** What waits to be done and what was given up, which comes first; mails are jobs with a table of their own. */
export async function listJobs(db: Db) {
  const jobs = await db.select().from(job).orderBy(asc(job.state), asc(job.dueAt)).limit(most)
  const mails = await db
    .select()
    .from(mail)
    .where(inArray(mail.state, ['failed', 'queued']))
    .orderBy(asc(mail.state), asc(mail.dueAt))
    .limit(most)
  const all = [
    ...jobs,
    ...mails.map(({ id, state, ...row }) => ({
      ...row,
      name: mailJob(id),
      state: state === 'failed' ? ('failed' as const) : ('waiting' as const),
    })),
  ]
  return all
    .toSorted((a, b) => a.state.localeCompare(b.state) || a.dueAt.getTime() - b.dueAt.getTime())
    .slice(0, most)
    .map(({ name, state, tries, failure, dueAt }) => ({
      ...{ name, state, tries, failure },
      dueAt: dueAt.toISOString(),
    }))
}
