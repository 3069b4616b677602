import { createHmac, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { dateAlert } from '#server/db/schema/date-alert.ts'

export type AlertRow = typeof dateAlert.$inferSelect
type AlertKey = Pick<AlertRow, 'id' | 'key'>

/**
 * Returns the signature for the purpose of a token. The purpose is the instant until which the address can be
 * confirmed, or 'end'.
 */
const signature = (key: string, purpose: string): string =>
  createHmac('sha256', key).update(purpose).digest('base64url')

const tokenOf = ({ id, key }: AlertKey, purpose: string): string =>
  `${id}~${purpose}~${signature(key, purpose)}`

/**
 * Returns the token of the link that confirms an address. The token is valid until an instant in milliseconds since
 * 1970.
 */
export const signAlertConfirmationToken = (alert: AlertKey, until: number): string =>
  tokenOf(alert, String(until))

/** Returns the token of the link that ends an alert. The token is valid as long as the alert exists. */
export const signAlertEndToken = (alert: AlertKey): string => tokenOf(alert, 'end')

/** Returns the alert and the purpose of a token; undefined if the signature is wrong. */
export async function findAlertByToken(
  db: Db,
  token: string,
): Promise<{ alert: AlertRow; purpose: string } | undefined> {
  const [id = '', purpose = '', sig = ''] = token.split('~')
  if (!/^\d{1,9}$/.test(id)) return undefined
  const [alert] = await db
    .select()
    .from(dateAlert)
    .where(eq(dateAlert.id, Number(id)))
  if (!alert) return undefined
  const [expected, actual] = [Buffer.from(signature(alert.key, purpose)), Buffer.from(sig)]
  const isGenuine = expected.length === actual.length && timingSafeEqual(expected, actual)
  return isGenuine ? { alert, purpose } : undefined
}
