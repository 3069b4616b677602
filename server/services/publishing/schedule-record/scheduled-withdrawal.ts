import { and, eq, type SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { scheduledWithdrawal } from '#server/db/schema/scheduled-withdrawal.ts'
import type { ItemId } from '../item-row/item-row.ts'

/** Returns the condition that selects the scheduled withdrawal of an item. */
export const isScheduledWithdrawal = ({ family, id }: ItemId): SQL | undefined =>
  and(eq(scheduledWithdrawal.family, family), eq(scheduledWithdrawal.id, id))

/** Returns when an item will be withdrawn, in ISO 8601; null if no withdrawal is scheduled. */
export async function findWithdrawalTime(db: Db, name: ItemId): Promise<string | null> {
  const [row] = await db.select().from(scheduledWithdrawal).where(isScheduledWithdrawal(name))
  return row?.at.toISOString() ?? null
}

/** Deletes the scheduled withdrawal of an item; call it when the item is withdrawn. */
export const deleteScheduledWithdrawal = (tx: Db, name: ItemId): Promise<unknown> =>
  tx.delete(scheduledWithdrawal).where(isScheduledWithdrawal(name))
