import * as z from 'zod'
import type { SignedInPerson } from '#server/ports/identity.ts'
import { cleanName } from '#src/domain/learner/name.ts'

/** A boolean claim. Some providers send it as text. */
const flag = z
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
  email_verified: flag.optional().catch(undefined),
  given_name: text,
  family_name: text,
})

const roleNames = z
  .union([z.array(z.unknown()), z.string().transform((name): unknown[] => [name])])
  .transform((names) => names.filter((name): name is string => typeof name === 'string'))
  .catch([])

type RawClaims = Record<string, unknown>

/**
 * Merges the claims of an ID token and of the userinfo endpoint. Userinfo is newer, so its claims win.
 * `email_verified` is taken from the source of the email address. OpenID Connect Core 1.0, sections 5.3 and 5.4.
 */
function mergeClaims(token: RawClaims, userinfo: RawClaims): RawClaims {
  const verified =
    userinfo.email === undefined || userinfo.email === token.email
      ? (userinfo.email_verified ?? token.email_verified)
      : userinfo.email_verified
  return { ...token, ...userinfo, iss: token.iss, sub: token.sub, email_verified: verified }
}

/** The maximum length of a stored name, the same as in the profile. */
const longestName = 30

/**
 * Returns the person and roles that a provider's claims describe. The person is null if the claims contain no email
 * address. `isEmailTrusted` treats every address as verified.
 */
export function readClaims(
  token: RawClaims,
  userinfo: RawClaims,
  { rolesClaim, isEmailTrusted }: { rolesClaim: string; isEmailTrusted: boolean },
): { person: SignedInPerson | null; roles: string[] } {
  const all = mergeClaims(token, userinfo)
  const parsed = claims.parse(all)
  const roles = roleNames.parse(all[rolesClaim])
  const name = (given: string) => cleanName(given).slice(0, longestName)
  const person = parsed.email !== undefined && {
    issuer: parsed.iss,
    subject: parsed.sub,
    email: parsed.email,
    emailVerified: isEmailTrusted || parsed.email_verified === true,
    firstName: name(parsed.given_name),
    lastName: name(parsed.family_name),
  }
  return { person: person || null, roles }
}
