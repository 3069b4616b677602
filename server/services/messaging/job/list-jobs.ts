import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '#server/db/client.ts'
import { job, jobKind, jobSearchText } from '#server/db/schema/job.ts'
import { mail, mailSearchText } from '#server/db/schema/mail.ts'
import { filterCondition, isSourceRequested } from '#server/services/platform/list/filter-condition.ts'
import { createLearnerSearchText } from '#server/services/platform/list/learner-search-text.ts'
import { createRowReader, type ListSource } from '#server/services/platform/list/list-source.ts'
import { loadListPage } from '#server/services/platform/list/load-list-page.ts'
import { mailIdOfJob, mailJobKind, mailJobName } from '#src/domain/job/job-name.ts'
import type { JobState } from '#src/domain/job/job-state.ts'
import { listedJob } from '#src/domain/job/listed-job.ts'
import type { ListRequest } from '#src/domain/list/list-page.ts'

interface Request extends ListRequest {
  state?: JobState | undefined
  /** The kind of the jobs to list: the first part of a job's name. */
  kind?: string | undefined
}

/**
 * Lists waiting and failed jobs by the time at which they are due. Mails are jobs too, but are stored in a separate
 * table.
 */
export const listJobs = (db: Db, log: Pick<Logger, 'error'>, { state, kind, ...request }: Request) =>
  loadListPage(
    db,
    log,
    {
      ...{ name: 'jobs', row: listedJob, sorts: { due: 'instant' }, defaultSort: 'due' },
      sources: [jobs(state, kind), mails(state, kind)],
    },
    request,
  )

const jobs = (state: JobState | undefined, kind: string | undefined): ListSource => ({
  ...{ table: job, id: job.name, idKind: 'text', sortColumns: { due: job.dueAt } },
  where: filterCondition([job.state, state], [jobKind(job), kind]),
  text: jobSearchText(job),
  reader: createRowReader({
    load: async (db, names) => {
      const rows = await db
        .select()
        .from(job)
        .where(inArray(job.name, names as string[]))
      return rows.map((row) => ({ ...row, id: row.name }))
    },
    toListRow: (row) => ({ ...row, dueAt: row.dueAt.toISOString() }),
  }),
})

const mails = (state: JobState | undefined, kind: string | undefined): ListSource => ({
  ...{ table: mail, id: mail.id, idKind: 'number', sortColumns: { due: mail.dueAt } },
  where: and(
    sql`${mail.state} in ('queued', 'failed')`,
    isSourceRequested(kind === undefined || kind === mailJobKind),
    filterCondition([mail.state, state && (state === 'failed' ? 'failed' : 'queued')]),
  ),
  text: mailSearchText(mail),
  textWhere: isNotNull(mail.email),
  relatedText: createLearnerSearchText(mail.learnerId),
  identifierCondition: (query) => {
    const id = mailIdOfJob(query)
    return id === undefined ? undefined : eq(mail.id, id)
  },
  reader: createRowReader({
    load: (db, ids) =>
      db
        .select()
        .from(mail)
        .where(inArray(mail.id, ids as number[])),
    toListRow: ({ id, state: mailState, ...row }) => ({
      ...row,
      name: mailJobName(id),
      state: mailState === 'failed' ? 'failed' : 'waiting',
      dueAt: row.dueAt.toISOString(),
    }),
  }),
})
