import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { invoice, invoiceCounter } from '#server/db/schema/invoice.ts'
import { siteFolder } from '#src/sites/load-sites.ts'
import { paymentOf } from '#src/sites/parts-of-site.ts'
import { type Issuing, invoiceOf } from './invoice-of.ts'

/** The series of invoice numbers of a site's year, in the site's own zone: "EU-2026". */
function seriesOf({ site, now }: Issuing): string {
  const { zone: timeZone } = paymentOf(site)
  const year = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(now)
  return `${siteFolder(site).toUpperCase()}-${year}`
}

/**
 * Issues the invoice of a paid order, in the transaction that pays it: the row of the counter stays locked
 * until both are written, so numbers have no gaps. Decisions: "Money".
 */
export async function issueInvoice(tx: Db, issuing: Issuing): Promise<void> {
  const { row, now } = issuing
  const series = seriesOf(issuing)
  const [counted] = await tx
    .insert(invoiceCounter)
    .values({ series, last: 1 })
    .onConflictDoUpdate({ target: invoiceCounter.series, set: { last: sql`${invoiceCounter.last} + 1` } })
    .returning({ last: invoiceCounter.last })
  const number = `${series}-${String(counted?.last).padStart(6, '0')}`
  await tx.insert(invoice).values({
    number,
    orderId: row.id,
    learnerId: row.learnerId,
    language: row.language,
    snapshot: invoiceOf(number, issuing),
    issuedAt: new Date(now),
  })
}
