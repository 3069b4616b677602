import * as z from 'zod'
import type { SignedOnPerson } from '#server/ports/identity.ts'
import { cleanName } from '#src/domain/learner/name.ts'

/** A yes of the provider's: some send the word. */
const yes = z
  .union([z.boolean(), z.enum(['true', 'false'])])
  .transform((value) => value === true || value === 'true')
const text = z.string().catch('')

const claims = z.object({
  iss: z.string(),
  sub: z.string().min(1),
  email: z
    .email()
    .max(254)
    .transform((email) => email.toLowerCase())
    .optional()
    .catch(undefined),
  email_verified: yes.optional().catch(undefined),
  given_name: text,
  family_name: text,
})

const roleNames = z
  .union([z.array(z.unknown()), z.string().transform((name): unknown[] => [name])])
  .transform((names) => names.filter((name): name is string => typeof name === 'string'))
  .catch([])

type Told = Record<string, unknown>

/**
 * The claims of an ID token and of the userinfo endpoint together: userinfo is newer and stands over the token. Whether the
 * address is verified is said of the address that it came with. OpenID Connect Core 1.0, sections 5.3 and 5.4.
 */
function together(token: Told, userinfo: Told): Told {
  const verified =
    userinfo.email === undefined || userinfo.email === token.email
      ? (userinfo.email_verified ?? token.email_verified)
      : userinfo.email_verified
  return { ...token, ...userinfo, iss: token.iss, sub: token.sub, email_verified: verified }
}

/** The longest name that is kept: as long as the profile's. */
const longestName = 30

/**
 * The person that a provider's claims describe, and the roles; no person without an e-mail address. `trustEmail` takes every address
 * as verified.
 */
export function readClaims(
  token: Told,
  userinfo: Told,
  { rolesClaim, trustEmail }: { rolesClaim: string; trustEmail: boolean },
): { person: SignedOnPerson | null; roles: string[] } {
  const all = together(token, userinfo)
  const told = claims.parse(all)
  const roles = roleNames.parse(all[rolesClaim])
  const name = (given: string) => cleanName(given).slice(0, longestName)
  const person = told.email !== undefined && {
    issuer: told.iss,
    subject: told.sub,
    email: told.email,
    emailVerified: trustEmail || told.email_verified === true,
    firstName: name(told.given_name),
    lastName: name(told.family_name),
  }
  return { person: person || null, roles }
}
