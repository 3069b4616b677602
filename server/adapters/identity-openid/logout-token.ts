import { decodeProtectedHeader, jwtVerify } from 'jose'
import * as z from 'zod'
import type { LogoutRequest } from '#server/ports/identity.ts'
import type { KeyFinder } from './provider-keys.ts'

/** The allowed difference between the provider's clock and this server's, in seconds. */
const clockTolerance = 60

const header = z.object({
  alg: z.enum(['RS256', 'PS256', 'ES256', 'EdDSA', 'Ed25519']),
  kid: z.string().optional(),
  // A token of another type is refused, even if its signature is valid. RFC 8725, 3.11.
  typ: z
    .string()
    .transform((typ) => typ.toLowerCase().replace(/^application\//, ''))
    .pipe(z.enum(['logout+jwt', 'jwt']))
    .optional(),
})

const name = z.string().min(1).max(255).optional()
const logout = z
  .object({
    iss: z.string(),
    iat: z.number(),
    exp: z.number(),
    jti: z.string().min(1).max(255),
    sub: name,
    sid: name,
    events: z.object({ 'http://schemas.openid.net/event/backchannel-logout': z.looseObject({}) }),
    nonce: z.never().optional(),
  })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined)

const kinds = { RS256: 'RSA', PS256: 'RSA', ES256: 'EC', EdDSA: 'OKP', Ed25519: 'OKP' } as const
function headerOf(token: string) {
  try {
    return header.safeParse(decodeProtectedHeader(token)).data
  } catch {
    return undefined
  }
}

/**
 * Returns the sign-out request in a logout token; null if the token is not valid. The caller checks whether the
 * request was already carried out. OpenID Connect Back-Channel Logout 1.0, section 2.6.
 */
export async function readLogoutToken(
  token: string,
  { issuer, clientId }: { issuer: string; clientId: string },
  keys: KeyFinder,
  now: number,
): Promise<LogoutRequest | null> {
  const tokenHeader = headerOf(token)
  if (!tokenHeader) return null
  const { alg, kid } = tokenHeader
  const options = {
    algorithms: [alg],
    issuer,
    audience: clientId,
    clockTolerance,
    currentDate: new Date(now),
  }
  for (const key of await keys({ kid, kty: kinds[alg] }, now)) {
    const claims = await jwtVerify(token, key, options).then(
      ({ payload }) => payload,
      () => null,
    )
    const { data: order } = logout.safeParse(claims)
    if (order && order.iat - clockTolerance <= now / 1000) return orderOf(order)
  }
  return null
}

const orderOf = ({ iss, jti, exp, sub, sid }: z.infer<typeof logout>): LogoutRequest => ({
  ...{ issuer: iss, id: jti, subject: sub ?? null, providerSession: sid ?? null },
  until: (exp + clockTolerance) * 1000,
})
