import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { refund } from '#server/db/schema/refund.ts'
import { canChangeRefundState, type RefundState } from '#src/domain/refund/refund-state.ts'

export type RefundRow = typeof refund.$inferSelect

/** Returns a refund, locked until the transaction ends, or undefined. */
export async function lockRefund(tx: Db, id: number): Promise<RefundRow | undefined> {
  const [row] = await tx.select().from(refund).where(eq(refund.id, id)).for('update')
  return row
}

/** Moves a locked refund to another state. Throws for a transition that the state table forbids. */
export async function updateRefundState(
  tx: Db,
  row: Pick<RefundRow, 'id' | 'state'>,
  to: RefundState,
  now: number,
  columns: Partial<typeof refund.$inferInsert> = {},
): Promise<void> {
  if (!canChangeRefundState(row.state, to)) throw new Error(`A refund can't go from ${row.state} to ${to}`)
  await tx
    .update(refund)
    .set({ ...columns, state: to, changedAt: new Date(now) })
    .where(eq(refund.id, row.id))
}
