import { TransactionRollbackError } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { isRefused } from '#src/domain/refusal.ts'
import type { ItemName } from './find-item.ts'
import { readNewestItem } from './newest-item.ts'
import { publishDocuments } from './publish-documents.ts'

/**
 * Runs a function that reads as if an item's draft were published, in a transaction that is always rolled back. A draft that is not
 * finished leaves readers with what is published.
 */
export async function previewInTransaction<Result>(
  db: Db,
  name: ItemName,
  now: number,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  let done: { result: Result } | undefined
  const rehearsal = db.transaction(async (tx) => {
    const item = await readNewestItem(tx, name)
    if (!isRefused(item)) await publishDocuments(tx, [item], { editor: 'preview', now })
    done = { result: await work(tx) }
    tx.rollback()
  })
  await rehearsal.catch((error: unknown) => {
    if (!(error instanceof TransactionRollbackError)) throw error
  })
  if (!done) throw new Error('A rehearsal ended before its work')
  return done.result
}
