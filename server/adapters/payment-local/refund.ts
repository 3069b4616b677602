import { eq, sum } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { localPayment, localRefund } from '#server/db/schema/local-payment.ts'
import type { RefundInput, RefundOutcome } from '#server/ports/payment.ts'

const failed = (reason: string): RefundOutcome => ({ status: 'failed', id: null, reason })

/**
 * Refunds a payment in the local provider's tables. Like a real provider, it refuses an unknown payment, another
 * currency, and an amount above the part that is not refunded yet. Requests with the same key return the same
 * refund. Throws if the key is used with another amount or payment.
 */
export const refundLocally = (db: Db, input: RefundInput): Promise<RefundOutcome> =>
  db.transaction(async (tx) => {
    const { key, payment, amount, currency } = input
    const [paid] = await tx
      .select()
      .from(localPayment)
      .where(eq(localPayment.reference, payment))
      .for('update')
    const [existing] = await tx.select().from(localRefund).where(eq(localRefund.key, key))
    if (existing) {
      const isSame =
        existing.payment === payment && existing.amount === amount && existing.currency === currency
      if (!isSame) throw new Error('The key of a refund was used for another refund')
      return { status: 'done', id: refundId(key) }
    }
    if (paid?.state !== 'paid') return failed('unknown_payment')
    if (paid.currency !== currency) return failed('other_currency')
    const [refunded] = await tx
      .select({ amount: sum(localRefund.amount) })
      .from(localRefund)
      .where(eq(localRefund.payment, payment))
    if (!(amount > 0 && Number(refunded?.amount ?? 0) + amount <= paid.amount))
      return failed('amount_too_large')
    await tx.insert(localRefund).values({ key, payment, amount, currency })
    return { status: 'done', id: refundId(key) }
  })

const refundId = (key: string): string => `local-refund-${key}`
