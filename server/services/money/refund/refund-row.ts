import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { refund } from '#server/db/schema/refund.ts'
import { mayMoveRefund, type RefundState } from '#src/domain/refund/refund-state.ts'

export type RefundRow = typeof refund.$inferSelect

/** A refund, locked until the transaction ends; undefined without one. */
export async function lockRefund(tx: Db, id: number): Promise<RefundRow | undefined> {
  const [row] = await tx.select().from(refund).where(eq(refund.id, id)).for('update')
  return row
}

/** Moves a locked refund to another state, as the table of moves allows; any other move is a fault. */
export async function moveRefund(
  tx: Db,
  row: Pick<RefundRow, 'id' | 'state'>,
  to: RefundState,
  now: number,
  more: Partial<typeof refund.$inferInsert> = {},
): Promise<void> {
  if (!mayMoveRefund(row.state, to)) throw new Error(`A refund can't go from ${row.state} to ${to}`)
  await tx
    .update(refund)
    .set({ ...more, state: to, changedAt: new Date(now) })
    .where(eq(refund.id, row.id))
}
