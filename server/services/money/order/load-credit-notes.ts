import { asc, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { creditNote } from '#server/db/schema/credit-note.ts'
import type { IssuedCreditNote } from '#src/domain/refund/credit-note.ts'
import { formatMoney } from '#src/i18n/format.ts'

/**
 * Returns the credit notes of the given orders by order id, the oldest first, with amounts formatted for a
 * language.
 */
export async function loadCreditNotes(
  db: Db,
  language: string,
  ids: readonly number[],
): Promise<Map<number, IssuedCreditNote[]>> {
  const rows = await db
    .select()
    .from(creditNote)
    .where(inArray(creditNote.orderId, [...ids]))
    .orderBy(asc(creditNote.issuedAt), asc(creditNote.number))
  const formatted = rows.map(({ orderId, number, snapshot: { currency, total }, issuedAt }) => ({
    orderId,
    ...{ number, total, shownTotal: formatMoney(language, total, currency) },
    issuedAt: issuedAt.toISOString(),
  }))
  return new Map(
    [...Map.groupBy(formatted, ({ orderId }) => orderId)].map(([id, notes]) => [
      id,
      notes.map(({ orderId: _, ...note }) => note),
    ]),
  )
}
