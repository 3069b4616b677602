import type { Db } from '#server/db/client.ts'
import { scheduledWithdrawal } from '#server/db/schema/scheduled-withdrawal.ts'
import { writeAudit } from '#server/services/platform/audit/write-audit.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { auditOf } from '../content-item/audit-of.ts'
import type { PublishInput } from '../content-item/publish-input.ts'
import { editionRows, findItemRow, type ItemName, subjectOf } from '../item-row/item-row.ts'
import { refuseChange } from '../rights/refuse-change.ts'
import { deleteRefusedWithdrawalJob } from '../schedule-record/refused-withdrawal.ts'
import { isScheduledWithdrawal } from '../schedule-record/scheduled-withdrawal.ts'

/** Refuses an editor who may not withdraw the item; else returns null. */
async function refuseWithdrawal(tx: Db, name: ItemName, { limits }: PublishInput) {
  const before = (await editionRows(tx, name)).at(-1)?.document as object | undefined
  return refuseChange(limits, { before, after: null })
}

/**
 * Schedules the withdrawal of a published item, in place of an earlier schedule. Refused as `notFound` if it is not published, and as
 * `invalid` for a time in the past.
 */
export async function scheduleWithdrawal(
  db: Db,
  name: ItemName,
  at: string,
  input: PublishInput,
): Promise<{ edition: number } | RefusedResult> {
  return db.transaction(async (tx) => {
    const row = await findItemRow(tx, name, true)
    if (!row) return refuse('notFound')
    if (row.state !== 'published') return refuse('notFound', { reason: 'notPublished' })
    const refused = await refuseWithdrawal(tx, name, input)
    if (refused) return refused
    if (Date.parse(at) <= input.now) return refuse('invalid', { reason: 'pastTime', fields: ['at'] })
    const schedule = { at: new Date(at), editor: input.editor, limits: input.limits }
    const { family, id } = name
    await tx
      .insert(scheduledWithdrawal)
      .values({ family, id, ...schedule })
      .onConflictDoUpdate({ target: [scheduledWithdrawal.family, scheduledWithdrawal.id], set: schedule })
    await deleteRefusedWithdrawalJob(tx, name)
    const act = { act: 'scheduleWithdrawal' as const, subject: subjectOf(name), detail: { at } }
    await writeAudit(tx, { ...auditOf(input), ...act })
    return { edition: row.edition }
  })
}

/** Removes the schedule of a withdrawal, and returns its time. Refused as `notFound` without one. */
export async function unscheduleWithdrawal(
  db: Db,
  name: ItemName,
  input: PublishInput,
): Promise<{ withdrawAt: string } | RefusedResult> {
  return db.transaction(async (tx) => {
    if (!(await findItemRow(tx, name, true))) return refuse('notFound')
    const refused = await refuseWithdrawal(tx, name, input)
    const [deleted] = refused
      ? await tx.select().from(scheduledWithdrawal).where(isScheduledWithdrawal(name))
      : await tx.delete(scheduledWithdrawal).where(isScheduledWithdrawal(name)).returning()
    if (!deleted) return refuse('notFound', { reason: 'notScheduled' })
    if (refused) return refused
    const withdrawAt = deleted.at.toISOString()
    const act = { act: 'unscheduleWithdrawal' as const, subject: subjectOf(name), detail: { withdrawAt } }
    await writeAudit(tx, { ...auditOf(input), ...act })
    return { withdrawAt }
  })
}
