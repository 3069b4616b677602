import { createHmac, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { dateAlert } from '#server/db/schema/date-alert.ts'

export type AlertRow = typeof dateAlert.$inferSelect
type Signing = Pick<AlertRow, 'id' | 'key'>

/** `what` is the instant until which the address may be confirmed, or 'end'. */
const signature = (key: string, what: string): string =>
  createHmac('sha256', key).update(what).digest('base64url')

const tokenOf = ({ id, key }: Signing, what: string): string => `${id}~${what}~${signature(key, what)}`

/** The token of the link that confirms an address until an instant. */
export const confirmToken = (alert: Signing, until: number): string => tokenOf(alert, String(until))

/** The token of the link that ends its mails; it works as long as they come. */
export const endToken = (alert: Signing): string => tokenOf(alert, 'end')

/** The alert of a token, and what the token is for; undefined where it was not signed for this. */
export async function alertOfToken(
  db: Db,
  token: string,
): Promise<{ alert: AlertRow; what: string } | undefined> {
  const [id = '', what = '', sig = ''] = token.split('~')
  if (!/^\d{1,9}$/.test(id)) return undefined
  const [alert] = await db
    .select()
    .from(dateAlert)
    .where(eq(dateAlert.id, Number(id)))
  if (!alert) return undefined
  const [expected, given] = [Buffer.from(signature(alert.key, what)), Buffer.from(sig)]
  const genuine = expected.length === given.length && timingSafeEqual(expected, given)
  return genuine ? { alert, what } : undefined
}
