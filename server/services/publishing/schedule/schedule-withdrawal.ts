import type { Db } from '#server/db/client.ts'
import { scheduledWithdrawal } from '#server/db/schema/scheduled-withdrawal.ts'
import { writeAuditEntry } from '#server/services/platform/audit/write-audit.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { auditFieldsOf } from '../content-item/audit-fields-of.ts'
import type { PublishInput } from '../content-item/publish-input.ts'
import {
  findDraftRow,
  findItemRow,
  type ItemId,
  itemSubjectOf,
  listEditionRows,
} from '../item-row/item-row.ts'
import { checkChangeRights } from '../rights/check-change-rights.ts'
import { deleteRefusedWithdrawalJob } from '../schedule-record/refused-withdrawal.ts'
import { isScheduledWithdrawal } from '../schedule-record/scheduled-withdrawal.ts'

/**
 * Returns the refusal `forbidden` for an editor who is not allowed to withdraw the item; otherwise null. If the item
 * has no editions, its draft decides.
 */
async function refuseWithdrawal(tx: Db, name: ItemId, { limits }: PublishInput) {
  const last = (await listEditionRows(tx, name)).at(-1)?.document
  const before = (last ?? (await findDraftRow(tx, name))?.document) as object | undefined
  return checkChangeRights(limits, { before, after: null })
}

/**
 * Schedules the withdrawal of an item, replacing an earlier schedule. Refused as `notFound` unless the item is
 * published or scheduled for publication, and as `forbidden` if the editor's permissions do not allow it. Refused as
 * `invalid` for a time in the past or before the publication.
 */
export async function scheduleWithdrawal(
  db: Db,
  name: ItemId,
  at: string,
  input: PublishInput,
): Promise<{ edition: number } | RefusedResult> {
  return db.transaction(async (tx) => {
    const row = await findItemRow(tx, name, true)
    if (!row) return refuse('notFound')
    const isPublished = row.state === 'published'
    const publishAt = isPublished ? null : (await findDraftRow(tx, name))?.publishAt
    if (!isPublished && !publishAt) return refuse('notFound', { reason: 'notPublished' })
    const refused = await refuseWithdrawal(tx, name, input)
    if (refused) return refused
    if (Date.parse(at) <= input.now) return refuse('invalid', { reason: 'pastTime', fields: ['at'] })
    if (publishAt && Date.parse(at) <= publishAt.getTime())
      return refuse('invalid', { reason: 'beforePublish', fields: ['at'] })
    const schedule = { at: new Date(at), editor: input.editor, limits: input.limits }
    const { family, id } = name
    await tx
      .insert(scheduledWithdrawal)
      .values({ family, id, ...schedule })
      .onConflictDoUpdate({ target: [scheduledWithdrawal.family, scheduledWithdrawal.id], set: schedule })
    await deleteRefusedWithdrawalJob(tx, name)
    const action = { act: 'scheduleWithdrawal' as const, subject: itemSubjectOf(name), detail: { at } }
    await writeAuditEntry(tx, { ...auditFieldsOf(input), ...action })
    return { edition: row.edition }
  })
}

/**
 * Deletes the scheduled withdrawal of an item and returns its time. Refused as `notFound` if no withdrawal is
 * scheduled.
 */
export async function unscheduleWithdrawal(
  db: Db,
  name: ItemId,
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
    const action = {
      act: 'unscheduleWithdrawal' as const,
      subject: itemSubjectOf(name),
      detail: { withdrawAt },
    }
    await writeAuditEntry(tx, { ...auditFieldsOf(input), ...action })
    return { withdrawAt }
  })
}
