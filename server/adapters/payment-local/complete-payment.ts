import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { localPayment, localPaymentEvent } from '#server/db/schema/local-payment.ts'
import { createRandomName, type Random } from '#server/ports/random.ts'
import type { LocalPaymentNotification } from './payments.ts'

export type LocalPayment = typeof localPayment.$inferSelect

export async function findLocalPayment(db: Db, reference: string): Promise<LocalPayment | undefined> {
  const [row] = await db.select().from(localPayment).where(eq(localPayment.reference, reference))
  return row
}

/** Whether the payment of a payment page can still be made. */
export const isPaymentOpen = ({ state, lapsesAt: expiresAt }: LocalPayment, now: number): boolean =>
  state === 'open' && now < expiresAt.getTime()

export interface CompletePaymentInput {
  reference: string
  kind: LocalPaymentNotification['kind']
  random: Random
  now: number
}

/**
 * Completes or declines a payment once, and queues the notification about it. Returns whether the payment could
 * still be made.
 */
export async function completePayment(
  db: Db,
  { reference, kind, random, now }: CompletePaymentInput,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(localPayment)
      .where(eq(localPayment.reference, reference))
      .for('update')
    if (!row || !isPaymentOpen(row, now)) return false
    const state = kind === 'paid' ? ('paid' as const) : ('declined' as const)
    await tx.update(localPayment).set({ state }).where(eq(localPayment.reference, reference))
    const { merchantTransactionId, amount, currency } = row
    const id = createRandomName(random)
    const notice: LocalPaymentNotification = {
      id,
      kind,
      merchantTransactionId,
      payment: reference,
      amount,
      currency,
      at: now,
    }
    await tx.insert(localPaymentEvent).values({ id, body: JSON.stringify(notice), nextAt: new Date(now) })
    return true
  })
}
