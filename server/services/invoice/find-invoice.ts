import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { invoice } from '../../db/schema/invoice.ts'
import { order } from '../../db/schema/order.ts'

/** The invoice of an order of a learner; undefined until it is paid. */
export async function findInvoice(db: Db, learnerId: number, seqNo: string) {
  const [row] = await db
    .select({ number: invoice.number, language: invoice.language, snapshot: invoice.snapshot })
    .from(invoice)
    .innerJoin(order, eq(order.id, invoice.orderId))
    .where(and(eq(order.seqNo, seqNo), eq(invoice.learnerId, learnerId)))
  return row
}
