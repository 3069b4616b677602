import type { Db } from '#server/db/client.ts'
import { writeAudit } from '#server/services/platform/audit/write-audit.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { editionRows, findItemRow, type ItemName, newestDocument, subjectOf } from '../item-row/item-row.ts'
import { refuseChange } from '../rights/refuse-change.ts'
import { auditOf } from './audit-of.ts'
import { findConflict } from './draft-conflict.ts'
import type { PublishInput } from './publish-input.ts'
import { storeDraft } from './store-draft.ts'

/**
 * Makes an older edition the draft, for review and publishing. Refused as `notFound` without such an edition,
 * and as `conflict` if there is a draft of another version than the editor's.
 */
export async function restoreEdition(
  db: Db,
  { edition, version, ...name }: ItemName & { edition: number; version?: number | undefined },
  input: PublishInput,
): Promise<{ id: number; version: number } | RefusedResult> {
  return db.transaction(async (tx) => {
    const row = await findItemRow(tx, name, true)
    const found = (await editionRows(tx, name)).find((candidate) => candidate.edition === edition)
    if (!row || !found) return refuse('notFound')
    const conflict = await findConflict(tx, name, row.edition, { version, edition: row.edition })
    if (conflict) return conflict
    const before = (await newestDocument(tx, name))?.document as object
    const refused = refuseChange(input.limits, { before, after: found.document as object })
    if (refused) return refused
    const stored = await storeDraft(tx, { ...name, document: found.document }, input)
    await writeAudit(tx, {
      ...auditOf(input),
      act: 'restore',
      subject: subjectOf(name),
      detail: { edition },
    })
    return { id: name.id, version: stored }
  })
}
