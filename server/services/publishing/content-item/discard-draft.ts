import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentDraft, contentItem, draftVersion } from '#server/db/schema/content.ts'
import { writeAuditEntry } from '#server/services/platform/audit/write-audit.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { saveListings } from '../content-list/save-listings.ts'
import {
  findDraftRow,
  findItemRow,
  type ItemId,
  itemSubjectOf,
  listEditionRows,
} from '../item-row/item-row.ts'
import { checkChangeRights } from '../rights/check-change-rights.ts'
import { deleteRefusedScheduleJobs } from '../schedule-record/refused-schedule.ts'
import { deleteScheduledWithdrawal } from '../schedule-record/scheduled-withdrawal.ts'
import { auditFieldsOf } from './audit-fields-of.ts'
import { findDraftConflict } from './draft-conflict.ts'
import type { PublishInput } from './publish-input.ts'

/**
 * Discards a draft and its schedule. An item that was never published is deleted with its saved versions and its
 * schedules. Refused as `notFound` if there is no draft, as `conflict` if a draft was saved after the editor opened
 * the item, and as `forbidden` if the editor's permissions do not allow it.
 */
export async function discardDraft(
  db: Db,
  { version, ...name }: ItemId & { version: number },
  input: PublishInput,
): Promise<{ publishAt: string | null } | RefusedResult> {
  return db.transaction(async (tx) => {
    const row = await findItemRow(tx, name, true)
    const draft = await findDraftRow(tx, name)
    if (!row) return refuse('notFound')
    if (!draft) return refuse('notFound', { reason: 'noDraft' })
    const conflict = await findDraftConflict(tx, name, row.edition, { version })
    if (conflict) return conflict
    const after = (await listEditionRows(tx, name)).at(-1)?.document as object | undefined
    const refused = checkChangeRights(input.limits, { before: draft.document as object, after })
    if (refused) return refused
    const { family, id } = name
    await tx.delete(contentDraft).where(and(eq(contentDraft.family, family), eq(contentDraft.id, id)))
    await deleteRefusedScheduleJobs(tx, [name])
    if (row.edition === 0) {
      await deleteScheduledWithdrawal(tx, name)
      await tx.delete(draftVersion).where(and(eq(draftVersion.family, family), eq(draftVersion.id, id)))
      await tx.delete(contentItem).where(and(eq(contentItem.family, family), eq(contentItem.id, id)))
    } else await saveListings(tx, [name])
    const publishAt = draft.publishAt?.toISOString() ?? null
    const detail = { version, editor: draft.editor, ...(publishAt && { publishAt }) }
    await writeAuditEntry(tx, {
      ...auditFieldsOf(input),
      act: 'discard',
      subject: itemSubjectOf(name),
      detail,
    })
    return { publishAt }
  })
}
