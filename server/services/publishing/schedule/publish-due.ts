import { and, asc, eq, lte } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentDraft } from '#server/db/schema/content.ts'
import { writeAudit } from '#server/services/platform/audit/write-audit.ts'
import { doJob } from '#server/services/platform/job/do-job.ts'
import { queueJobs } from '#server/services/platform/job/queue-jobs.ts'
import { itemOfJob, scheduleJobs, siteJob } from '#src/domain/job/job-name.ts'
import { isRefused } from '#src/domain/refusal.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import { draftRow, type ItemName, subjectOf } from '../content-item/find-item.ts'
import { publishItem } from '../content-item/publish-item.ts'
import { reportRefusedSchedule } from './refused-schedule.ts'

/**
 * Publishes the first draft whose time has come; of several servers one does. Answers the sites that show it,
 * which are queued to be published, or undefined when nothing is due. A draft that the check refuses stays a draft without a time: the
 * audit log, a job and a mail to the editor say why.
 */
export async function publishDue(db: Db, sites: Sites, now: number): Promise<string[] | undefined> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select({ family: contentDraft.family, id: contentDraft.id, editor: contentDraft.editor })
      .from(contentDraft)
      .where(lte(contentDraft.publishAt, new Date(now)))
      .orderBy(asc(contentDraft.publishAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!due) return undefined
    const { editor, ...name } = due
    const put = await publishItem(tx, sites, name, { editor, now })
    if (!isRefused(put)) {
      await queueJobs(tx, put.sites.map(siteJob), now)
      return put.sites
    }
    const draft = and(eq(contentDraft.family, name.family), eq(contentDraft.id, name.id))
    await tx.update(contentDraft).set({ publishAt: null }).where(draft)
    const act = { actor: editor, now, act: 'refuse', subject: subjectOf(name), detail: put.context ?? {} }
    await writeAudit(tx, act)
    await reportRefusedSchedule(tx, name, put, { editor, now })
    return []
  })
}

/**
 * Publishes the drafts whose refused schedules an operator has tried again. One that is refused again is given up again; one whose draft is
 * gone is forgotten.
 */
export const publishRetried = (db: Db, sites: Sites, clock: () => number): ReturnType<typeof doJob> =>
  doJob(
    db,
    { like: scheduleJobs },
    async (job) => {
      const [family, id] = itemOfJob(job)
      const name = { family, id: Number(id) } as ItemName
      await db.transaction((tx) => publishAgain(tx, sites, name, clock()))
      return undefined
    },
    clock,
  )

async function publishAgain(tx: Db, sites: Sites, name: ItemName, now: number): Promise<void> {
  const draft = await draftRow(tx, name)
  if (!draft) return
  const publishing = { editor: draft.editor, now }
  const put = await publishItem(tx, sites, name, publishing)
  if (isRefused(put)) await reportRefusedSchedule(tx, name, put, publishing)
  else await queueJobs(tx, put.sites.map(siteJob), now)
}
