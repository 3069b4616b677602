import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { localPaymentEvent } from '#server/db/schema/local-payment.ts'
import { webhookPath } from '#server/ports/payment.ts'
import { signatureHeader, signNotification } from './sign-notification.ts'

/** Sends a signed notification. Resolves to whether the portal accepted it. */
export type PostNotification = (body: string, headers: Record<string, string>) => Promise<boolean>

/** Returns a function that posts notifications over the network to the address at which the portal listens. */
export const createNotificationPoster =
  (portal: string): PostNotification =>
  async (body, headers) => {
    const signal = AbortSignal.timeout(5000)
    const url = `${portal}${webhookPath}`
    const response = await fetch(url, { method: 'POST', body, headers, signal }).catch(() => undefined)
    return response?.ok ?? false
  }

/** The longest wait between two attempts, in milliseconds. */
const longest = 60_000

/**
 * Sends the portal the notifications that the portal has not accepted yet, the oldest first. Returns how many
 * notifications the portal accepted.
 */
export async function sendNotifications(
  db: Db,
  secret: string,
  now: number,
  post: PostNotification,
): Promise<number> {
  const due = await db
    .select()
    .from(localPaymentEvent)
    .where(and(isNull(localPaymentEvent.deliveredAt), lte(localPaymentEvent.nextAt, new Date(now))))
    .orderBy(asc(localPaymentEvent.nextAt))
    .limit(20)
  let accepted = 0
  for (const { id, body, tries } of due) {
    const headers = {
      'content-type': 'application/json',
      [signatureHeader]: signNotification(secret, body, now),
    }
    const isAccepted = await post(body, headers)
    if (isAccepted) accepted += 1
    const wait = Math.min(longest, 1000 * 2 ** Math.min(tries, 10))
    await db
      .update(localPaymentEvent)
      .set(isAccepted ? { deliveredAt: new Date(now) } : { tries: tries + 1, nextAt: new Date(now + wait) })
      .where(eq(localPaymentEvent.id, id))
  }
  return accepted
}
