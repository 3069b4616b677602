import { TransactionRollbackError } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { unlimited } from '#src/domain/editor-limits.ts'
import { isRefused } from '#src/domain/refusal.ts'
import type { ItemName } from './find-item.ts'
import { readNewestItem } from './newest-item.ts'
import { publishDocuments } from './publish-documents.ts'

/**
 * Runs a function that reads as if an item's draft were published, in a transaction that is always rolled
 * back. For an incomplete draft, the function reads the published content.
 */
export async function previewInTransaction<Result>(
  db: Db,
  name: ItemName,
  now: number,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  let outcome: { result: Result } | undefined
  const preview = db.transaction(async (tx) => {
    const item = await readNewestItem(tx, name)
    if (!isRefused(item)) await publishDocuments(tx, [item], { editor: 'preview', limits: unlimited, now })
    outcome = { result: await work(tx) }
    tx.rollback()
  })
  await preview.catch((error: unknown) => {
    if (!(error instanceof TransactionRollbackError)) throw error
  })
  if (!outcome) throw new Error('A preview ended before its work')
  return outcome.result
}
