import type { Db } from '#server/db/client.ts'
import { invoice, invoiceCounter } from '#server/db/schema/invoice.ts'
import { allocateNextNumber } from './allocate-next-number.ts'
import { type IssueInvoiceInput, invoiceOf } from './invoice-of.ts'
import { numberSeriesOf } from './number-series-of.ts'

/** Issues the invoice of a paid order, in the transaction that marks the order as paid. */
export async function issueInvoice(tx: Db, input: IssueInvoiceInput): Promise<void> {
  const { row, site, now } = input
  const number = await allocateNextNumber(tx, invoiceCounter, numberSeriesOf(site, now))
  await tx.insert(invoice).values({
    number,
    orderId: row.id,
    learnerId: row.learnerId,
    language: row.language,
    snapshot: invoiceOf(number, input),
    issuedAt: new Date(now),
  })
}
