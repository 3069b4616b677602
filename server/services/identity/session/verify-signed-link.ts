import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/client.ts'
import { signNonce } from '#server/db/schema/sign.ts'
import type { SignedInPerson } from '#server/ports/identity.ts'
import { cleanName } from '#src/domain/learner/name.ts'

/**
 * The maximum difference in milliseconds between the time in a signed link and the portal's clock, in either
 * direction: five minutes.
 */
const signLife = 5 * 60 * 1000

const signedPayload = z.object({
  email: z.email().transform((email) => email.toLowerCase()),
  firstName: z.string().max(30).transform(cleanName).default(''),
  lastName: z.string().max(30).transform(cleanName).default(''),
  userId: z.string().min(1).max(255).optional(),
  at: z.number(),
  nonce: z.string().min(8).max(128),
})

type SignedPerson = z.infer<typeof signedPayload>

/**
 * Returns the person that a partner's signed link identifies, or null if the link's parameter `sign` is invalid. The
 * parameter is base64url(JSON {email, firstName, lastName, userId, at, nonce}), a dot, and base64url(HMAC-SHA256 of
 * the first part) with the partner's key. It is valid once, and only for email addresses of the partner's domains.
 * The person is identified by `userId` at the partner, or by the email address if `userId` is missing. Decisions:
 * docs/decisions/shell.md, docs/decisions/person-identity.md.
 */
export async function verifySignedLink(
  db: Db,
  partners: Config['signInPartners'],
  given: { sign: string; appId: string; now: number },
): Promise<SignedInPerson | null> {
  const [payload, mac, ...rest] = given.sign.split('.')
  const partner = partners.find((each) => each.appId === given.appId)
  if (!partner || !payload || !mac || rest.length > 0 || !isSignedBy(partner.key, payload, mac)) return null
  const person = parsePayload(payload)
  if (!person || Math.abs(given.now - person.at) > signLife) return null
  const { email, userId, firstName, lastName } = person
  if (!partner.domains.includes(email.slice(email.lastIndexOf('@') + 1))) return null
  if (!(await consumeNonce(db, given.appId, person))) return null
  const issuer = `partner:${given.appId}`
  return { issuer, subject: userId ?? email, email, emailVerified: true, firstName, lastName }
}

function isSignedBy(key: string, payload: string, mac: string): boolean {
  const expected = createHmac('sha256', key).update(payload).digest()
  const given = Buffer.from(mac, 'base64url')
  return expected.length === given.length && timingSafeEqual(expected, given)
}

function parsePayload(payload: string): SignedPerson | null {
  try {
    return signedPayload.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
  } catch {
    return null
  }
}

async function consumeNonce(db: Db, appId: string, person: SignedPerson): Promise<boolean> {
  const used = await db
    .insert(signNonce)
    .values({ appId, nonce: person.nonce, expiresAt: new Date(person.at + signLife) })
    .onConflictDoNothing()
    .returning()
  return used.length === 1
}
