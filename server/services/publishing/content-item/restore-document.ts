import type { Db } from '#server/db/client.ts'
import { writeAuditEntry } from '#server/services/platform/audit/write-audit.ts'
import type { DraftDocument } from '#src/domain/content-item/draft-documents.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { findItemRow, findNewestDocument, type ItemId, itemSubjectOf } from '../item-row/item-row.ts'
import { checkChangeRights } from '../rights/check-change-rights.ts'
import { auditFieldsOf } from './audit-fields-of.ts'
import { findDraftConflict } from './draft-conflict.ts'
import type { PublishInput } from './publish-input.ts'
import { storeDraft } from './store-draft.ts'

/** An item's earlier document to restore, and the detail for the audit log. */
interface RestoreInput extends ItemId {
  /** The version of the draft that is replaced; undefined if there is no draft. */
  version?: number | undefined
  /** Returns the earlier document, or undefined if it is not stored. */
  find: (tx: Db) => Promise<DraftDocument | undefined>
  detail: { edition: number } | { restored: number }
}

/**
 * Makes an earlier document the draft, so that it can be reviewed and published. Refused as `notFound` if the earlier
 * document is not stored, as `conflict` if a draft was saved after the editor opened the item, and as `forbidden` if
 * the editor's permissions do not allow it.
 */
export async function restoreDocument(
  db: Db,
  { version, find, detail, ...name }: RestoreInput,
  input: PublishInput,
): Promise<{ id: number; version: number } | RefusedResult> {
  return db.transaction(async (tx) => {
    const row = await findItemRow(tx, name, true)
    const document = await find(tx)
    if (!row || !document) return refuse('notFound')
    const conflict = await findDraftConflict(tx, name, row.edition, { version, edition: row.edition })
    if (conflict) return conflict
    const before = (await findNewestDocument(tx, name))?.document as object
    const refused = checkChangeRights(input.limits, { before, after: document })
    if (refused) return refused
    const stored = await storeDraft(tx, { ...name, document }, input)
    await writeAuditEntry(tx, {
      ...auditFieldsOf(input),
      act: 'restore',
      subject: itemSubjectOf(name),
      detail,
    })
    return { id: name.id, version: stored }
  })
}
