import { and, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '#server/db/client.ts'
import { localPayment } from '#server/db/schema/local-payment.ts'
import {
  notificationAmount,
  notificationInstant,
  type Payments,
  providerText,
} from '#server/ports/payment.ts'
import { createRandomName, type Random } from '#server/ports/random.ts'
import { derivePurposeKey } from '#server/services/platform/derive-purpose-key.ts'
import { refundLocally } from './refund.ts'
import { isSignedNotification, signatureHeader } from './sign-notification.ts'

/** A notification that the local provider sends to the portal about a payment. */
export const localPaymentNotification = z.object({
  id: providerText,
  kind: z.enum(['paid', 'failed']),
  merchantTransactionId: providerText,
  payment: providerText,
  amount: notificationAmount,
  currency: z.enum(['EUR', 'PLN']),
  at: notificationInstant,
})
export type LocalPaymentNotification = z.infer<typeof localPaymentNotification>

/** Derives the secret that the provider and the portal share, from the portal's own key. */
export const deriveSharedSecret = (key: string): string =>
  derivePurposeKey(key, 'local payment provider').toString('base64url')

export interface LocalPaymentDependencies {
  db: Db
  random: Random
  keys: readonly string[]
  /** The origin of the provider's pages. */
  origin: string
}

/** Returns the portal's client for the local provider, which moves no money: for development and demonstrations. */
export const createLocalPayments = ({ db, random, keys, origin }: LocalPaymentDependencies): Payments => ({
  name: 'local',
  async openPaymentPage({
    email: _,
    expiresAt: lapsesAt,
    successUrl: returnTo,
    cancelUrl: backTo,
    ...input
  }) {
    const row = { ...input, returnTo, backTo, reference: createRandomName(random), state: 'open' as const }
    await db
      .insert(localPayment)
      .values({ ...row, lapsesAt: new Date(lapsesAt) })
      .onConflictDoNothing({ target: localPayment.merchantTransactionId })
    const [stored] = await db
      .select({ reference: localPayment.reference })
      .from(localPayment)
      .where(eq(localPayment.merchantTransactionId, input.merchantTransactionId))
    const reference = stored?.reference as string
    return { reference, url: `${origin}/pay/${reference}` }
  },
  async closePaymentPage(reference) {
    const open = and(eq(localPayment.reference, reference), eq(localPayment.state, 'open'))
    await db.update(localPayment).set({ state: 'ended' }).where(open)
  },
  refund: (input) => refundLocally(db, input),
  readNotification(body, header, now) {
    const signed = isSignedNotification(
      keys.map(deriveSharedSecret),
      body,
      header(signatureHeader) ?? '',
      now,
    )
    return signed ? readNotice(body) : 'forged'
  },
})

function readNotice(body: string): LocalPaymentNotification | 'malformed' {
  try {
    return localPaymentNotification.parse(JSON.parse(body))
  } catch {
    return 'malformed'
  }
}
