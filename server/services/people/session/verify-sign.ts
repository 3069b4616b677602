import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/client.ts'
import { signNonce } from '#server/db/schema/sign.ts'

/** How long a signature is good, in milliseconds, whichever clock is ahead: five minutes. */
const validMs = 5 * 60 * 1000

const signed = z.object({
  email: z.email().transform((email) => email.toLowerCase()),
  firstName: z.string().max(30).default(''),
  lastName: z.string().max(30).default(''),
  at: z.number(),
  nonce: z.string().min(8).max(128),
})

export type SignedPerson = z.infer<typeof signed>

/**
 * The person whom a partner vouches for, or null. A sign is base64url(JSON {email, firstName, lastName, at, nonce}),
 * a dot, and base64url(HMAC-SHA256 of the first part) under the partner's key. It works once. Decisions: "Shell".
 */
export async function verifySign(
  db: Db,
  keys: Config['signKeys'],
  given: { sign: string; appId: string; now: number },
): Promise<SignedPerson | null> {
  const [payload, mac, ...rest] = given.sign.split('.')
  const key = keys.find((each) => each.appId === given.appId)?.key
  if (!key || !payload || !mac || rest.length > 0 || !matches(key, payload, mac)) return null
  const person = read(payload)
  if (!person || Math.abs(given.now - person.at) > validMs) return null
  return (await takeNonce(db, given.appId, person)) ? person : null
}

function matches(key: string, payload: string, mac: string): boolean {
  const expected = createHmac('sha256', key).update(payload).digest()
  const given = Buffer.from(mac, 'base64url')
  return expected.length === given.length && timingSafeEqual(expected, given)
}

function read(payload: string): SignedPerson | null {
  try {
    return signed.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
  } catch {
    return null
  }
}

async function takeNonce(db: Db, appId: string, person: SignedPerson): Promise<boolean> {
  const used = await db
    .insert(signNonce)
    .values({ appId, nonce: person.nonce, expiresAt: new Date(person.at + validMs) })
    .onConflictDoNothing()
    .returning()
  return used.length === 1
}
