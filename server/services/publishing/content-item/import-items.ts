import type { Db } from '#server/db/client.ts'
import { writeAudit } from '#server/services/platform/audit/write-audit.ts'
import { checkItem } from '#src/domain/content-item/check.ts'
import type { ImportOutcome } from '#src/domain/content-item/import-outcome.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import { auditOf } from './audit-of.ts'
import { findDroppedMarkup } from './draft-findings.ts'
import { findOutcomes } from './import-outcomes.ts'
import { knownOf, withNamed } from './known-content.ts'
import { analyzeTables, lockRevisions, publishDocuments } from './publish-documents.ts'
import type { PublishInput } from './publish-input.ts'
import { errorsOf } from './publish-item.ts'
import type { GivenDocument } from './read-document.ts'
import { readDocumentsApart } from './read-documents-apart.ts'

/** What an import did: how many items it changed, and what became of each that was given. */
export interface ImportItemsResult {
  items: number
  outcomes: ImportOutcome[]
}

/**
 * Publishes those of many documents that differ from what is published, all or none, without making their sites' pages anew. An item
 * with a draft is left as it is. Refused as `invalid`: a document that does not fit (context `item` and `issues`), or errors that the
 * check finds (context `findings`).
 */
export async function importItems(
  db: Db,
  sites: Sites,
  given: readonly GivenDocument[],
  publishing: PublishInput,
): Promise<ImportItemsResult | RefusedResult> {
  const items = await readDocumentsApart(given)
  if (isRefused(items)) return items
  const done = await db.transaction(async (tx) => {
    await lockRevisions(tx)
    const outcomes = await findOutcomes(tx, items)
    const changed = items.filter((_, index) => outcomes[index]?.outcome === 'changed')
    if (changed.length === 0) return { items: 0, outcomes }
    const known = await knownOf(tx, sites, await withNamed(tx, changed))
    const findings = changed.flatMap((item) => [
      ...checkItem(item, known),
      ...findDroppedMarkup(item, 'error'),
    ])
    const errors = errorsOf(findings)
    if (errors.length > 0) return refuse('invalid', { findings: errors })
    await publishDocuments(tx, changed, publishing)
    await writeAudit(tx, { ...auditOf(publishing), act: 'import', subject: `${changed.length} items` })
    return { items: changed.length, outcomes }
  })
  if (!isRefused(done) && done.items > 0) await analyzeTables(db)
  return done
}
