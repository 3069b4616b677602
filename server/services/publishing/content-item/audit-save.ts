import { desc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { auditEntry } from '#server/db/schema/audit.ts'
import { writeAudit } from '#server/services/platform/audit/write-audit.ts'
import { auditOf } from './audit-of.ts'
import { type ItemName, subjectOf } from './find-item.ts'
import type { PublishInput } from './publish-input.ts'

/** How long after an editor's save the next one belongs to it, in milliseconds. */
const span = 10 * 60 * 1000

/**
 * Writes a save into the audit log. Saves of one editor that follow one another, with no other act on the item in between, are one entry,
 * which counts them: an editor's program saves every few seconds. Call it while the item's row is locked.
 */
export async function auditSave(
  tx: Db,
  name: ItemName,
  version: number,
  publishing: PublishInput,
): Promise<void> {
  const { editor, now } = publishing
  const [last] = await tx
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.subject, subjectOf(name)))
    .orderBy(desc(auditEntry.id))
    .limit(1)
  const lastAt = Date.parse(String(last?.detail.until ?? '')) || last?.at.getTime() || 0
  if (last?.act !== 'save' || last.actor !== editor || now - lastAt >= span) {
    await writeAudit(tx, {
      ...auditOf(publishing),
      act: 'save',
      subject: subjectOf(name),
      detail: { version },
    })
    return
  }
  const saves = (typeof last.detail.saves === 'number' ? last.detail.saves : 1) + 1
  const detail = { version, saves, until: new Date(now).toISOString() }
  await tx.update(auditEntry).set({ detail }).where(eq(auditEntry.id, last.id))
}
