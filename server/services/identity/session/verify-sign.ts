import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/client.ts'
import { signNonce } from '#server/db/schema/sign.ts'
import type { SignedOnPerson } from '#server/ports/identity.ts'
import { cleanName } from '#src/domain/learner/name.ts'

/** How long a signature is good, in milliseconds, whichever clock is ahead: five minutes. */
const validMs = 5 * 60 * 1000

const signed = z.object({
  email: z.email().transform((email) => email.toLowerCase()),
  firstName: z.string().max(30).transform(cleanName).default(''),
  lastName: z.string().max(30).transform(cleanName).default(''),
  userId: z.string().min(1).max(255).optional(),
  at: z.number(),
  nonce: z.string().min(8).max(128),
})

type SignedPerson = z.infer<typeof signed>

/**
 * The person whom a partner vouches for, or null. A sign is base64url(JSON {email, firstName, lastName, userId, at, nonce}),
 * a dot, and base64url(HMAC-SHA256 of the first part) under the partner's key. It works once, and for addresses of the
 * partner's own domains. The person is `userId` at the partner, or the address without one. Decision: docs/decisions/shell.md, docs/decisions/person-identity.md.
 */
export async function verifySign(
  db: Db,
  keys: Config['signKeys'],
  given: { sign: string; appId: string; now: number },
): Promise<SignedOnPerson | null> {
  const [payload, mac, ...rest] = given.sign.split('.')
  const partner = keys.find((each) => each.appId === given.appId)
  if (!partner || !payload || !mac || rest.length > 0 || !matches(partner.key, payload, mac)) return null
  const person = read(payload)
  if (!person || Math.abs(given.now - person.at) > validMs) return null
  const { email, userId, firstName, lastName } = person
  if (!partner.domains.includes(email.slice(email.lastIndexOf('@') + 1))) return null
  if (!(await takeNonce(db, given.appId, person))) return null
  const issuer = `partner:${given.appId}`
  return { issuer, subject: userId ?? email, email, emailVerified: true, firstName, lastName }
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
