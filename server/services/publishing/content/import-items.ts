import type { Db } from '#server/db/client.ts'
import { writeAudit } from '#server/services/ground/audit/write-audit.ts'
import { checkItem } from '#src/domain/content/check.ts'
import { isRefused, type Refused, refuse } from '#src/domain/refusal.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import { knownOf, withNamed } from './known-content.ts'
import { errorsOf } from './publish-item.ts'
import { analyse, lockRevisions, type Publishing, putOut } from './put-out.ts'
import type { GivenDocument } from './read-document.ts'
import { readDocumentsApart } from './read-documents-apart.ts'
import { auditOf } from './save-draft.ts'

/**
 * Publishes many documents, all or none, without making their sites' pages anew. Refused as `invalid`: a
 * document that does not fit (context `item` and `issues`), or errors that the check finds (context
 * `findings`).
 */
export async function importItems(
  db: Db,
  sites: Sites,
  given: readonly GivenDocument[],
  publishing: Publishing,
): Promise<{ items: number } | Refused> {
  const items = await readDocumentsApart(given)
  if (isRefused(items)) return items
  const done = await db.transaction(async (tx) => {
    await lockRevisions(tx)
    const known = await knownOf(tx, sites, await withNamed(tx, items))
    const errors = errorsOf(items.flatMap((item) => checkItem(item, known)))
    if (errors.length > 0) return refuse('invalid', { findings: errors })
    await putOut(tx, items, publishing)
    await writeAudit(tx, { ...auditOf(publishing), act: 'import', subject: `${items.length} items` })
    return { items: items.length }
  })
  await analyse(db)
  return done
}
