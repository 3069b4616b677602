import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { invoice } from '#server/db/schema/invoice.ts'
import { order } from '#server/db/schema/order.ts'

/** Returns the invoice of a learner's order; undefined until the order is paid. */
export async function findInvoice(db: Db, learnerId: number, seqNo: string) {
  const [row] = await db
    .select({ number: invoice.number, language: invoice.language, snapshot: invoice.snapshot })
    .from(invoice)
    .innerJoin(order, eq(order.id, invoice.orderId))
    .where(and(eq(order.seqNo, seqNo), eq(invoice.learnerId, learnerId)))
  return row
}
