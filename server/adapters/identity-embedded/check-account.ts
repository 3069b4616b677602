import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { identityAccount } from '#server/db/schema/identity.ts'
import { consumeRateLimit, refundRateLimit, resetRateLimit } from '#server/services/platform/rate-limit.ts'
import { isPasswordCorrect } from './password.ts'

const minute = 60_000
/**
 * The limit of attempts to sign in to one account from one IP address. Wrong attempts from other IP addresses do not
 * lock out the account's owner.
 */
const limitOfAccountAndAddress = { tries: 10, window: minute }
/**
 * The limit of attempts to sign in to one account from all IP addresses together, against guessing from many
 * addresses.
 */
const limitOfAccount = { tries: 100, window: minute }
/**
 * The limit of attempts from one IP address for all accounts. It is high because a whole company may share an IP
 * address.
 */
const limitOfAddress = { tries: 300, window: minute }

export interface Credentials {
  email: string
  password: string
  /** The key under which attempts from the visitor's IP address are counted. */
  visitorKey: string
  now: number
}

/**
 * Returns the account for an email address and a password, or the reason why the attempt failed. Each attempt is
 * counted before the password is checked, and refunded if the password was right. An attempt that exceeds one limit
 * is not counted for the next limit, so one IP address can't use up the limit of all IP addresses.
 */
export async function checkAccount(
  db: Db,
  { email, password, visitorKey: visitor, now }: Credentials,
): Promise<{ accountId: string } | { wrong: 'password' | 'often' }> {
  const [address, accountFromAddress, accountAnywhere] = [
    `sign-in ${visitor}`,
    `sign-in ${visitor} ${email}`,
    `sign-in ${email}`,
  ]
  const counted =
    (await consumeRateLimit(db, address, limitOfAddress, now)) &&
    (await consumeRateLimit(db, accountFromAddress, limitOfAccountAndAddress, now)) &&
    (await consumeRateLimit(db, accountAnywhere, limitOfAccount, now))
  if (!counted) return { wrong: 'often' }
  const [account] = await db.select().from(identityAccount).where(eq(identityAccount.email, email))
  if (!(await isPasswordCorrect(password, account?.password))) return { wrong: 'password' }
  await resetRateLimit(db, accountFromAddress)
  await refundRateLimit(db, accountAnywhere)
  await refundRateLimit(db, address)
  return { accountId: String(account?.id) }
}
