import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { creditNote, creditNoteCounter } from '#server/db/schema/credit-note.ts'
import { invoice } from '#server/db/schema/invoice.ts'
import type { refund } from '#server/db/schema/refund.ts'
import { nextNumber } from '#server/services/money/invoice/next-number.ts'
import { yearlySeries } from '#server/services/money/invoice/yearly-series.ts'
import { creditAmounts } from '#src/domain/refund/credit-amounts.ts'
import type { CreditNote } from '#src/domain/refund/credit-note.ts'
import type { Site } from '#src/sites/site.ts'
import { creditedOf } from './credited-of.ts'

interface Crediting {
  refund: typeof refund.$inferSelect
  /** The site on which the order was placed. */
  site: Site
  now: number
}

/**
 * Issues the credit note of a refund, in the transaction that books it and with the order locked: the VAT of the invoice in proportion, and
 * all credit notes of an order add up to its invoice. Returns its number and how much of the order is credited now.
 */
export async function issueCreditNote(
  tx: Db,
  { refund, site, now }: Crediting,
): Promise<{ number: string; credited: number }> {
  const { id: refundId, orderId, learnerId, amount, reason, way } = refund
  const [corrected] = await tx.select().from(invoice).where(eq(invoice.orderId, orderId))
  if (!corrected) throw new Error(`Refund ${refundId} is of an order without an invoice`)
  const before = await creditedOf(tx, orderId)
  const number = await nextNumber(tx, creditNoteCounter, yearlySeries(site, now, 'CN'))
  const { paidAt: _, ...invoiced } = corrected.snapshot
  const snapshot: CreditNote = {
    ...invoiced,
    ...creditAmounts(invoiced, before, amount),
    ...{ number, invoiceNumber: corrected.number, invoiceIssuedAt: invoiced.issuedAt },
    ...{ reason, way, issuedAt: new Date(now).toISOString() },
  }
  const { language, number: invoiceNumber } = corrected
  const about = { number, refundId, orderId, learnerId, invoiceNumber, language }
  await tx.insert(creditNote).values({ ...about, snapshot, issuedAt: new Date(now) })
  return { number, credited: before + amount }
}
