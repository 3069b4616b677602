import { inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { refund } from '#server/db/schema/refund.ts'
import type { PreparedRefund, Refund } from '#src/domain/refund/refund.ts'
import { listPreparedRefunds, listRefunds } from './list-refunds.ts'

/**
 * Lists prepared refunds, and open refunds: those to be sent, in progress, or failed. A failed refund is no longer
 * open if its amount exceeds the amount that is left to refund, because another refund has replaced it.
 */
export async function listOpenRefunds(db: Db): Promise<{ prepared: PreparedRefund[]; open: Refund[] }> {
  const rows = await listRefunds(db, inArray(refund.state, ['confirmed', 'pending', 'sent', 'failed']))
  const open = rows.filter(
    (row) => row.state !== 'failed' || row.creditNote !== null || row.amount <= row.left,
  )
  return {
    prepared: await listPreparedRefunds(db),
    open: open.map(({ batchId: _, left: _left, ...row }) => row),
  }
}
