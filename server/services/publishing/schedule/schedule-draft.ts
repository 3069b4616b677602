import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentDraft } from '#server/db/schema/content.ts'
import { writeAuditEntry } from '#server/services/platform/audit/write-audit.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { auditFieldsOf } from '../content-item/audit-fields-of.ts'
import type { PublishInput } from '../content-item/publish-input.ts'
import { findDraftRow, findItemRow, type ItemId, itemSubjectOf } from '../item-row/item-row.ts'
import { checkPublishRights } from '../rights/check-publish-rights.ts'
import { deleteRefusedScheduleJobs } from '../schedule-record/refused-schedule.ts'

/**
 * Schedules the publication of an item's draft. Refused as `notFound` if there is no draft, as `forbidden` if the
 * editor's permissions do not allow it, and as `invalid` for a time in the past.
 */
export async function scheduleDraft(
  db: Db,
  name: ItemId,
  at: string,
  input: PublishInput,
): Promise<{ edition: number } | RefusedResult> {
  return db.transaction(async (tx) => {
    const row = await findItemRow(tx, name, true)
    if (!row || !(await findDraftRow(tx, name))) return refuse('notFound')
    const refused = await checkPublishRights(tx, name, input.limits)
    if (refused) return refused
    if (Date.parse(at) <= input.now) return refuse('invalid', { reason: 'pastTime', fields: ['at'] })
    await tx
      .update(contentDraft)
      .set({ publishAt: new Date(at), scheduledBy: input.editor, scheduledLimits: input.limits })
      .where(and(eq(contentDraft.family, name.family), eq(contentDraft.id, name.id)))
    await deleteRefusedScheduleJobs(tx, [name])
    const action = { act: 'schedule' as const, subject: itemSubjectOf(name), detail: { at } }
    await writeAuditEntry(tx, { ...auditFieldsOf(input), ...action })
    return { edition: row.edition }
  })
}
