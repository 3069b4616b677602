import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { identityAccount } from '#server/db/schema/identity.ts'
import { consumeRateLimit, refundRateLimit, resetRateLimit } from '#server/services/platform/rate-limit.ts'
import { isPassword } from './password.ts'

const minute = 60_000
/** How many tries an account has from one address: a stranger's wrong ones don't keep the right person out, who is elsewhere. */
const fromHere = { tries: 10, window: minute }
/** How many from everywhere, which is a guess by many addresses together. */
const fromAnywhere = { tries: 100, window: minute }
/** How many an address has for all accounts: a whole company may stand behind one. */
const ofAddress = { tries: 300, window: minute }

export interface Credentials {
  email: string
  password: string
  /** The name of the address that it comes from. */
  visitor: string
  now: number
}

/**
 * The account of an e-mail address and a password. Each try is counted before it is checked, and given back when it was right. What is
 * over one limit does not count towards the next: one address can't use up what all have.
 */
export async function checkAccount(
  db: Db,
  { email, password, visitor, now }: Credentials,
): Promise<{ accountId: string } | { wrong: 'password' | 'often' }> {
  const [address, here, anywhere] = [`sign-in ${visitor}`, `sign-in ${visitor} ${email}`, `sign-in ${email}`]
  const counted =
    (await consumeRateLimit(db, address, ofAddress, now)) &&
    (await consumeRateLimit(db, here, fromHere, now)) &&
    (await consumeRateLimit(db, anywhere, fromAnywhere, now))
  if (!counted) return { wrong: 'often' }
  const [account] = await db.select().from(identityAccount).where(eq(identityAccount.email, email))
  if (!(await isPassword(password, account?.password))) return { wrong: 'password' }
  await resetRateLimit(db, here)
  await refundRateLimit(db, anywhere)
  await refundRateLimit(db, address)
  return { accountId: String(account?.id) }
}
