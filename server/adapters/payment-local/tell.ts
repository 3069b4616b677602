import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { localPaymentEvent } from '#server/db/schema/local-payment.ts'
import { webhookPath } from '#server/ports/payment.ts'
import { signatureHeader, signNotice } from './sign-notice.ts'

/** A function that hands a signed notice over and answers whether the portal took it. */
export type Post = (body: string, headers: Record<string, string>) => Promise<boolean>

/** Makes a function that posts notices over the network, to where the portal listens. */
export const createNoticePoster =
  (portal: string): Post =>
  async (body, headers) => {
    const signal = AbortSignal.timeout(5000)
    const url = `${portal}${webhookPath}`
    const answer = await fetch(url, { method: 'POST', body, headers, signal }).catch(() => undefined)
    return answer?.ok ?? false
  }

/** How long the wait between two tries is at most, in milliseconds. */
const longest = 60_000

/** Sends the portal the notices that it has not taken yet, the oldest first. Answers how many it took. */
export async function tell(db: Db, secret: string, now: number, post: Post): Promise<number> {
  const due = await db
    .select()
    .from(localPaymentEvent)
    .where(and(isNull(localPaymentEvent.deliveredAt), lte(localPaymentEvent.nextAt, new Date(now))))
    .orderBy(asc(localPaymentEvent.nextAt))
    .limit(20)
  let taken = 0
  for (const { id, body, tries } of due) {
    const headers = { 'content-type': 'application/json', [signatureHeader]: signNotice(secret, body, now) }
    const took = await post(body, headers)
    if (took) taken += 1
    const wait = Math.min(longest, 1000 * 2 ** Math.min(tries, 10))
    await db
      .update(localPaymentEvent)
      .set(took ? { deliveredAt: new Date(now) } : { tries: tries + 1, nextAt: new Date(now + wait) })
      .where(eq(localPaymentEvent.id, id))
  }
  return taken
}
