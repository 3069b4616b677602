import { constants, type KeyObject, verify } from 'node:crypto'
import * as z from 'zod'
import type { LogoutOrder } from '#server/ports/identity.ts'
import type { FindKeys } from './provider-keys.ts'

/** By how much the provider's clock may differ, in seconds. */
const tolerance = 60

const header = z.object({
  alg: z.enum(['RS256', 'PS256', 'ES256', 'EdDSA', 'Ed25519']),
  kid: z.string().optional(),
  // A token that was made for something else is none, whoever signed it. RFC 8725, 3.11.
  typ: z
    .string()
    .transform((typ) => typ.toLowerCase().replace(/^application\//, ''))
    .pipe(z.enum(['logout+jwt', 'jwt']))
    .optional(),
  crit: z.never().optional(),
})

const name = z.string().min(1).max(255).optional()
const logout = z
  .object({
    iss: z.string(),
    aud: z.union([z.string(), z.array(z.string())]).transform((aud) => [aud].flat()),
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
type Algorithm = keyof typeof kinds

function isSigned(alg: Algorithm, text: string, key: KeyObject, signature: Buffer): boolean {
  const data = Buffer.from(text)
  if (alg === 'EdDSA' || alg === 'Ed25519')
    return key.asymmetricKeyType === 'ed25519' && verify(null, data, key, signature)
  if (alg === 'ES256')
    return (
      key.asymmetricKeyDetails?.namedCurve === 'prime256v1' &&
      verify('sha256', data, { key, dsaEncoding: 'ieee-p1363' }, signature)
    )
  const padding = alg === 'PS256' ? constants.RSA_PKCS1_PSS_PADDING : constants.RSA_PKCS1_PADDING
  return verify('sha256', data, { key, padding, saltLength: constants.RSA_PSS_SALTLEN_DIGEST }, signature)
}

function parsed(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}

/**
 * The order in a logout token, or null where one rule does not hold. Whether the order was followed before, the caller
 * knows. OpenID Connect Back-Channel Logout 1.0, section 2.6.
 */
export async function readLogoutToken(
  token: string,
  { issuer, clientId }: { issuer: string; clientId: string },
  keys: FindKeys,
  now: number,
): Promise<LogoutOrder | null> {
  const [head = '', body = '', signature = '', ...rest] = token.split('.')
  const { data: signed } = header.safeParse(parsed(head))
  const { data: told } = logout.safeParse(parsed(body))
  if (!signed || !told || rest.length > 0) return null
  const seconds = now / 1000
  if (told.iss !== issuer || !told.aud.includes(clientId)) return null
  if (told.exp + tolerance <= seconds || told.iat - tolerance > seconds) return null
  const { alg, kid } = signed
  const found = await keys({ kid, kty: kinds[alg] }, now)
  const sealed = Buffer.from(signature, 'base64url')
  if (!found.some((key) => isSigned(alg, `${head}.${body}`, key, sealed))) return null
  return {
    issuer: told.iss,
    id: told.jti,
    until: (told.exp + tolerance) * 1000,
    subject: told.sub ?? null,
    providerSession: told.sid ?? null,
  }
}
