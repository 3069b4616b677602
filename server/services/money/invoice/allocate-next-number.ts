import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import type { creditNoteCounter } from '#server/db/schema/credit-note.ts'
import type { invoiceCounter } from '#server/db/schema/invoice.ts'

/**
 * Returns the next number of a series, in the transaction that issues the document. The counter's row stays locked
 * until the number and the document are committed, so numbers have no gaps. Decision: docs/decisions/orders.md.
 * @example await allocateNextNumber(tx, invoiceCounter, 'EU-2026') // 'EU-2026-000001'
 */
export async function allocateNextNumber(
  tx: Db,
  counter: typeof invoiceCounter | typeof creditNoteCounter,
  series: string,
): Promise<string> {
  const [row] = await tx
    .insert(counter)
    .values({ series, last: 1 })
    .onConflictDoUpdate({ target: counter.series, set: { last: sql`${counter.last} + 1` } })
    .returning({ last: counter.last })
  return `${series}-${String(row?.last).padStart(6, '0')}`
}
