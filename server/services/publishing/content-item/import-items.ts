import type { Db } from '#server/db/client.ts'
import { writeAuditEntry } from '#server/services/platform/audit/write-audit.ts'
import { checkItem } from '#src/domain/content-item/check.ts'
import type { ImportOutcome } from '#src/domain/content-item/import-outcome.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import { checkImportRights } from '../rights/check-import-rights.ts'
import { auditFieldsOf } from './audit-fields-of.ts'
import { findDroppedMarkup } from './draft-findings.ts'
import { findImportOutcomes } from './import-outcomes.ts'
import { addReferencedItems, loadKnownContent } from './known-content.ts'
import { analyzeTables, lockRevisions, publishDocuments } from './publish-documents.ts'
import type { PublishInput } from './publish-input.ts'
import { errorFindingsOf } from './publish-item.ts'
import type { UntrustedDocument } from './read-document.ts'
import { readDocumentsInThread } from './read-documents-in-thread.ts'

/** The result of an import: the number of changed items, and the outcome for each item. */
export interface ImportItemsResult {
  items: number
  outcomes: ImportOutcome[]
}

/**
 * Publishes all documents that differ from the published documents, or none of them. Their sites are not published.
 * Items with a draft stay unchanged. Refused as `invalid` if a document is invalid (context `item` and `issues`) or
 * the check finds errors (context `findings`), and as `forbidden` if the editor's permissions do not allow the
 * changes.
 */
export async function importItems(
  db: Db,
  sites: Sites,
  given: readonly UntrustedDocument[],
  input: PublishInput,
): Promise<ImportItemsResult | RefusedResult> {
  const items = await readDocumentsInThread(given)
  if (isRefused(items)) return items
  const result = await db.transaction(async (tx) => {
    await lockRevisions(tx)
    const outcomes = await findImportOutcomes(tx, items)
    const changed = items.filter((_, index) => outcomes[index]?.outcome === 'changed')
    if (changed.length === 0) return { items: 0, outcomes }
    const refused = await checkImportRights(tx, changed, input.limits)
    if (refused) return refused
    const known = await loadKnownContent(tx, sites, await addReferencedItems(tx, changed))
    const findings = changed.flatMap((item) => [
      ...checkItem(item, known),
      ...findDroppedMarkup(item, 'error'),
    ])
    const errors = errorFindingsOf(findings)
    if (errors.length > 0) return refuse('invalid', { findings: errors })
    await publishDocuments(tx, changed, input)
    await writeAuditEntry(tx, { ...auditFieldsOf(input), act: 'import', subject: `${changed.length} items` })
    return { items: changed.length, outcomes }
  })
  if (!isRefused(result) && result.items > 0) await analyzeTables(db)
  return result
}
