import { inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { refund } from '#server/db/schema/refund.ts'
import type { PreparedRefund, Refund } from '#src/domain/refund/refund.ts'
import { listPrepared, listRefunds } from './shown-refunds.ts'

/**
 * Lists what is prepared, and the refunds that are not over: to be sent, under way, or failed. One that failed is over where its order has
 * less left than it, since another took its place.
 */
export async function listOpenRefunds(db: Db): Promise<{ prepared: PreparedRefund[]; open: Refund[] }> {
  const rows = await listRefunds(db, inArray(refund.state, ['confirmed', 'pending', 'sent', 'failed']))
  const open = rows.filter(
    (row) => row.state !== 'failed' || row.creditNote !== null || row.amount <= row.left,
  )
  return { prepared: await listPrepared(db), open: open.map(({ batchId: _, left: _left, ...row }) => row) }
}
