import { desc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { auditEntry } from '#server/db/schema/audit.ts'
import { writeAuditEntry } from '#server/services/platform/audit/write-audit.ts'
import { isSameEditingSession } from '../draft-version/is-same-editing-session.ts'
import { type ItemId, itemSubjectOf } from '../item-row/item-row.ts'
import { auditFieldsOf } from './audit-fields-of.ts'
import type { PublishInput } from './publish-input.ts'

/**
 * Adds a save to the audit log. The editing page saves every few seconds, so consecutive saves by one editor are one
 * entry with a counter. Another action on the item begins a new entry. Call it while the item's row is locked.
 */
export async function auditDraftSave(
  tx: Db,
  name: ItemId,
  version: number,
  input: PublishInput,
): Promise<void> {
  const { editor, now } = input
  const [last] = await tx
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.subject, itemSubjectOf(name)))
    .orderBy(desc(auditEntry.id))
    .limit(1)
  const lastAt = Date.parse(String(last?.detail.until ?? '')) || last?.at.getTime() || 0
  const previous = last?.act === 'save' && { editor: last.actor, at: lastAt }
  if (!previous || !isSameEditingSession(previous, { editor, at: now })) {
    await writeAuditEntry(tx, {
      ...auditFieldsOf(input),
      act: 'save',
      subject: itemSubjectOf(name),
      detail: { version },
    })
    return
  }
  const saves = (typeof last.detail.saves === 'number' ? last.detail.saves : 1) + 1
  const detail = { version, saves, until: new Date(now).toISOString() }
  await tx.update(auditEntry).set({ detail }).where(eq(auditEntry.id, last.id))
}
