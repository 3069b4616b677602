import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentDraft } from '#server/db/schema/content.ts'
import { writeAuditEntry } from '#server/services/platform/audit/write-audit.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { auditFieldsOf } from '../content-item/audit-fields-of.ts'
import type { PublishInput } from '../content-item/publish-input.ts'
import { findDraftRow, findItemRow, type ItemId, itemSubjectOf } from '../item-row/item-row.ts'
import { checkPublishRights } from '../rights/check-publish-rights.ts'

/**
 * Removes the scheduled time of a draft, and returns this time. Refused as `notFound` if the draft is not
 * scheduled.
 */
export async function unscheduleDraft(
  db: Db,
  name: ItemId,
  input: PublishInput,
): Promise<{ publishAt: string } | RefusedResult> {
  return db.transaction(async (tx) => {
    if (!(await findItemRow(tx, name, true))) return refuse('notFound')
    const publishAt = (await findDraftRow(tx, name))?.publishAt?.toISOString()
    if (publishAt === undefined) return refuse('notFound', { reason: 'notScheduled' })
    const refused = await checkPublishRights(tx, name, input.limits)
    if (refused) return refused
    await tx
      .update(contentDraft)
      .set({ publishAt: null })
      .where(and(eq(contentDraft.family, name.family), eq(contentDraft.id, name.id)))
    const detail = { publishAt }
    await writeAuditEntry(tx, {
      ...auditFieldsOf(input),
      act: 'unschedule',
      subject: itemSubjectOf(name),
      detail,
    })
    return { publishAt }
  })
}
