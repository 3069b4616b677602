import { TransactionRollbackError } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { type ItemName, newestDocument } from './find-item.ts'
import { putOut } from './put-out.ts'

/**
 * Runs a function that reads as if an item's draft were published, in a transaction that is always rolled
 * back.
 */
export async function rehearse<Result>(
  db: Db,
  name: ItemName,
  now: number,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  let done: { result: Result } | undefined
  const rehearsal = db.transaction(async (tx) => {
    const item = await newestDocument(tx, name)
    if (item) await putOut(tx, [item], { editor: 'preview', now })
    done = { result: await work(tx) }
    tx.rollback()
  })
  await rehearsal.catch((error: unknown) => {
    if (!(error instanceof TransactionRollbackError)) throw error
  })
  if (!done) throw new Error('A rehearsal ended before its work')
  return done.result
}
