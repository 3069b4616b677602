import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { creditNote, creditNoteCounter } from '#server/db/schema/credit-note.ts'
import { invoice } from '#server/db/schema/invoice.ts'
import type { refund } from '#server/db/schema/refund.ts'
import { allocateNextNumber } from '#server/services/money/invoice/allocate-next-number.ts'
import { numberSeriesOf } from '#server/services/money/invoice/number-series-of.ts'
import type { CreditNote } from '#src/domain/refund/credit-note.ts'
import { splitCreditAmount } from '#src/domain/refund/split-credit-amount.ts'
import type { Site } from '#src/sites/site.ts'
import { findCreditedAmount } from './find-credited-amount.ts'

interface IssueCreditNoteInput {
  refund: typeof refund.$inferSelect
  /** The site on which the order was placed. */
  site: Site
  now: number
}

/**
 * Issues the credit note of a refund, in the transaction that books the refund and with the order locked. The VAT of
 * the invoice is credited in proportion, so that the credit notes of a fully refunded order add up to its invoice.
 * Returns the number and the total credited amount of the order.
 */
export async function issueCreditNote(
  tx: Db,
  { refund, site, now }: IssueCreditNoteInput,
): Promise<{ number: string; credited: number }> {
  const { id: refundId, orderId, learnerId, amount, reason, way } = refund
  const [invoiceRow] = await tx.select().from(invoice).where(eq(invoice.orderId, orderId))
  if (!invoiceRow) throw new Error(`Refund ${refundId} is of an order without an invoice`)
  const before = await findCreditedAmount(tx, orderId)
  const number = await allocateNextNumber(tx, creditNoteCounter, numberSeriesOf(site, now, 'CN'))
  const { paidAt: _, ...invoiceSnapshot } = invoiceRow.snapshot
  const snapshot: CreditNote = {
    ...invoiceSnapshot,
    ...splitCreditAmount(invoiceSnapshot, before, amount),
    ...{ number, invoiceNumber: invoiceRow.number, invoiceIssuedAt: invoiceSnapshot.issuedAt },
    ...{ reason, way, issuedAt: new Date(now).toISOString() },
  }
  const { language, number: invoiceNumber } = invoiceRow
  const keys = { number, refundId, orderId, learnerId, invoiceNumber, language }
  await tx.insert(creditNote).values({ ...keys, snapshot, issuedAt: new Date(now) })
  return { number, credited: before + amount }
}
