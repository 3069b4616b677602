import { TransactionRollbackError } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import type { Item } from '#src/domain/content-item/families.ts'
import { unlimitedEditor } from '#src/domain/editor-limits.ts'
import { isRefused } from '#src/domain/refusal.ts'
import { limitConcurrency } from '#src/process/limit-concurrency.ts'
import type { ItemId } from '../item-row/item-row.ts'
import { loadNewestItem } from './newest-item.ts'
import { lockRevisions, publishDocuments, publishForPreview } from './publish-documents.ts'

/**
 * Runs a function that reads the content as if an item's draft were published, in a transaction that is always
 * rolled back. If the draft is incomplete, the function reads the published content.
 */
export const previewInTransaction = <Result>(
  db: Db,
  name: ItemId,
  now: number,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> =>
  runAndRollBack(db, work, async (tx) => {
    // The lock prevents other transactions from publishing an edition after the draft is read and before the preview
    // is finished.
    await lockRevisions(tx)
    const item = await loadNewestItem(tx, name)
    if (!isRefused(item))
      await publishDocuments(tx, [item], { editor: 'preview', limits: unlimitedEditor, now })
  })

/**
 * Previews lock the same rows, so they run one at a time. Otherwise waiting previews would occupy connections that
 * other requests need.
 */
const runInTurn = limitConcurrency(1)

/**
 * Runs a function that reads the content as if the given item were published, in a transaction that is always
 * rolled back.
 */
export const previewItemInTransaction = <Result>(
  db: Db,
  item: Item,
  now: number,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> =>
  runInTurn(() =>
    runAndRollBack(db, work, (tx) =>
      publishForPreview(tx, [item], { editor: 'preview', limits: unlimitedEditor, now }),
    ),
  )

/** Runs `prepare` and then `work`, in a transaction that is always rolled back. */
async function runAndRollBack<Result>(
  db: Db,
  work: (tx: Db) => Promise<Result>,
  prepare: (tx: Db) => Promise<void>,
): Promise<Result> {
  let outcome: { result: Result } | undefined
  const preview = db.transaction(async (tx) => {
    await prepare(tx)
    outcome = { result: await work(tx) }
    tx.rollback()
  })
  await preview.catch((error: unknown) => {
    if (!(error instanceof TransactionRollbackError)) throw error
  })
  if (!outcome) throw new Error('A preview ended before its work')
  return outcome.result
}
