import { asc, lte } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { scheduledWithdrawal } from '#server/db/schema/scheduled-withdrawal.ts'
import { writeAuditEntry } from '#server/services/platform/audit/write-audit.ts'
import { queueJobs } from '#server/services/platform/job/queue-jobs.ts'
import { runNextJob } from '#server/services/platform/job/run-next-job.ts'
import { unlimitedEditor } from '#src/domain/editor-limits.ts'
import { itemOfJob, siteJobName, withdrawalJobPattern } from '#src/domain/job/job-name.ts'
import { isRefused } from '#src/domain/refusal.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import type { PublishInput } from '../content-item/publish-input.ts'
import { withdrawItem } from '../content-item/withdraw-item.ts'
import { findItemRow, type ItemId, itemSubjectOf } from '../item-row/item-row.ts'
import { findCurrentLimits } from '../rights/find-current-limits.ts'
import { reportRefusedWithdrawal } from '../schedule-record/refused-withdrawal.ts'
import { deleteScheduledWithdrawal } from '../schedule-record/scheduled-withdrawal.ts'

/**
 * Withdraws the first item whose scheduled withdrawal is due. If several servers call this, only one of them
 * withdraws the item. Returns the sites that showed the item, which are queued for publishing, or undefined if no
 * withdrawal is due. If the check or the editor's present permissions do not allow the withdrawal, the item stays
 * published and loses its schedule. The audit log, a job and a mail to the editor contain the reason.
 */
export async function withdrawDueItem(db: Db, sites: Sites, now: number): Promise<string[] | undefined> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(scheduledWithdrawal)
      .where(lte(scheduledWithdrawal.at, new Date(now)))
      .orderBy(asc(scheduledWithdrawal.at), asc(scheduledWithdrawal.number))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!due) return undefined
    const { family, id, editor } = due
    const name = { family, id }
    const limits = await findCurrentLimits(tx, editor, due.limits)
    await deleteScheduledWithdrawal(tx, name)
    if ((await findItemRow(tx, name))?.state !== 'published') return []
    return withdrawAsEditor(tx, sites, name, { editor, limits, now })
  })
}

/** Withdraws an item and queues its sites, or reports why the withdrawal was refused. */
async function withdrawAsEditor(tx: Db, sites: Sites, name: ItemId, input: PublishInput): Promise<string[]> {
  const withdrawn = await withdrawItem(tx, sites, name, input)
  if (!isRefused(withdrawn)) {
    await queueJobs(tx, withdrawn.sites.map(siteJobName), input.now, input.now, input.editor)
    return withdrawn.sites
  }
  const detail = withdrawn.context ?? {}
  const { editor: actor, now } = input
  await writeAuditEntry(tx, { actor, now, act: 'refuse', subject: itemSubjectOf(name), detail })
  await reportRefusedWithdrawal(tx, name, withdrawn, input)
  return []
}

/**
 * Withdraws the next item whose refused withdrawal an operator has retried. If the withdrawal is refused again, its
 * job fails again. Returns the job, or undefined if no job is due.
 */
export const withdrawRetriedItem = (
  db: Db,
  sites: Sites,
  clock: () => number,
): ReturnType<typeof runNextJob> =>
  runNextJob(
    db,
    { like: withdrawalJobPattern },
    async (job) => {
      const [family, id] = itemOfJob(job)
      const name = { family, id: Number(id) } as ItemId
      await db.transaction(async (tx) => {
        if ((await findItemRow(tx, name))?.state !== 'published') return
        await withdrawAsEditor(tx, sites, name, {
          editor: 'command line',
          limits: unlimitedEditor,
          now: clock(),
        })
      })
      return undefined
    },
    clock,
  )
