import { and, asc, eq, lte } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentDraft } from '#server/db/schema/content.ts'
import { writeAuditEntry } from '#server/services/platform/audit/write-audit.ts'
import { queueJobs } from '#server/services/platform/job/queue-jobs.ts'
import { runNextJob } from '#server/services/platform/job/run-next-job.ts'
import { unlimitedEditor } from '#src/domain/editor-limits.ts'
import { itemOfJob, scheduleJobPattern, siteJobName } from '#src/domain/job/job-name.ts'
import { isRefused } from '#src/domain/refusal.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import { publishItem } from '../content-item/publish-item.ts'
import { findDraftRow, type ItemId, itemSubjectOf } from '../item-row/item-row.ts'
import { findCurrentLimits } from '../rights/find-current-limits.ts'
import { reportRefusedSchedule } from '../schedule-record/refused-schedule.ts'

/**
 * Publishes the first draft whose scheduled time has come. If several servers call this, only one of them publishes
 * the draft. Returns the sites that show the item, which are queued for publishing, or undefined if no draft is due.
 * If the check refuses the draft, or the editor is no longer allowed to make its changes, the draft stays a draft
 * and loses its scheduled time. The audit log, a job and a mail to the editor contain the reason.
 */
export async function publishDueDraft(db: Db, sites: Sites, now: number): Promise<string[] | undefined> {
  return db.transaction(async (tx) => {
    const [dueDraft] = await tx
      .select({
        ...{ family: contentDraft.family, id: contentDraft.id, author: contentDraft.editor },
        ...{ scheduledBy: contentDraft.scheduledBy, scheduledLimits: contentDraft.scheduledLimits },
      })
      .from(contentDraft)
      .where(lte(contentDraft.publishAt, new Date(now)))
      .orderBy(asc(contentDraft.publishAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!dueDraft) return undefined
    const { author, scheduledBy, scheduledLimits, ...name } = dueDraft
    const editor = scheduledBy ?? author
    const limits = await findCurrentLimits(tx, editor, scheduledLimits)
    const published = await publishItem(tx, sites, name, { editor, limits, now })
    if (!isRefused(published)) {
      await queueJobs(tx, published.sites.map(siteJobName), now, now, editor)
      return published.sites
    }
    const draft = and(eq(contentDraft.family, name.family), eq(contentDraft.id, name.id))
    await tx.update(contentDraft).set({ publishAt: null }).where(draft)
    const action = {
      actor: editor,
      now,
      act: 'refuse' as const,
      subject: itemSubjectOf(name),
      detail: published.context ?? {},
    }
    await writeAuditEntry(tx, action)
    await reportRefusedSchedule(tx, name, published, { editor, now })
    return []
  })
}

/**
 * Publishes the next draft whose refused schedule an operator has retried. If the draft is refused again, its job
 * fails again; if the draft no longer exists, its job is deleted. Returns the job, or undefined if no job is due.
 */
export const publishRetriedSchedule = (
  db: Db,
  sites: Sites,
  clock: () => number,
): ReturnType<typeof runNextJob> =>
  runNextJob(
    db,
    { like: scheduleJobPattern },
    async (job) => {
      const [family, id] = itemOfJob(job)
      const name = { family, id: Number(id) } as ItemId
      await db.transaction((tx) => retrySchedule(tx, sites, name, clock()))
      return undefined
    },
    clock,
  )

async function retrySchedule(tx: Db, sites: Sites, name: ItemId, now: number): Promise<void> {
  const draft = await findDraftRow(tx, name)
  if (!draft) return
  const input = { editor: draft.editor, limits: unlimitedEditor, now }
  const published = await publishItem(tx, sites, name, input)
  if (isRefused(published)) await reportRefusedSchedule(tx, name, published, input)
  else await queueJobs(tx, published.sites.map(siteJobName), now, now, draft.editor)
}
