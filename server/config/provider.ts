import { isLoopback } from '../../src/hosting/loopback.ts'
import type { ProcessEnvironment } from '../environment.ts'
import { configError } from './config-error.ts'
import { isDemonstration, type TenantOrigins } from './origins.ts'

/**
 * How strong a sign-on brings roles: its `acr` is one of these, and its `amr` has all of those. Empty asks for nothing. OpenID Connect
 * Core 1.0, section 2.
 */
export interface StaffSignOnPolicy {
  acr: readonly string[]
  amr: readonly string[]
}

/** The provider of identities that the environment names. */
export interface Provider {
  issuer: string
  clientId: string
  clientSecret: string
  /** What is asked for (OIDC_SCOPE): some providers give refresh tokens for `offline_access` only, or roles for a scope of their own. */
  scope: string
  /** The claim that holds the roles (OIDC_ROLES_CLAIM). */
  rolesClaim: string
  /** Whether every address counts as verified (OIDC_TRUST_EMAIL). */
  trustEmail: boolean
  /** How strong a sign-on is asked for (OIDC_ACR_VALUES), in the provider's names, the best first; undefined where nothing is asked. */
  acrValues: string | undefined
  /** What a sign-on must be to bring roles (OIDC_STAFF_ACR, OIDC_STAFF_AMR). */
  staff: StaffSignOnPolicy
}

/** What the portal asks for and reads where nothing else is configured. */
export const usualClaims = {
  scope: 'openid email profile',
  rolesClaim: 'roles',
  trustEmail: false,
  acrValues: undefined,
  staff: { acr: [], amr: [] },
}

/**
 * The identity provider. The passwords of the embedded one are public, so it may only be used where nobody
 * else can come.
 */
export function providerOf(env: ProcessEnvironment, origins: TenantOrigins): Provider | null {
  if (env.OIDC_ISSUER) {
    const url = new URL(env.OIDC_ISSUER)
    if (url.protocol === 'http:' && !isLoopback(url.hostname))
      throw configError('OIDC_ISSUER', 'must be https')
    if (!env.OIDC_CLIENT_ID) throw configError('OIDC_CLIENT_ID', 'is needed with OIDC_ISSUER')
    if (!env.OIDC_CLIENT_SECRET) throw configError('OIDC_CLIENT_SECRET', 'is needed with OIDC_ISSUER')
    return {
      issuer: env.OIDC_ISSUER,
      clientId: env.OIDC_CLIENT_ID,
      clientSecret: env.OIDC_CLIENT_SECRET,
      scope: env.OIDC_SCOPE ?? usualClaims.scope,
      rolesClaim: env.OIDC_ROLES_CLAIM ?? usualClaims.rolesClaim,
      trustEmail: env.OIDC_TRUST_EMAIL,
      acrValues: env.OIDC_ACR_VALUES,
      staff: { acr: env.OIDC_STAFF_ACR, amr: env.OIDC_STAFF_AMR },
    }
  }
  if (isDemonstration(env, origins)) return null
  throw configError(
    'OIDC_ISSUER',
    'is needed with DATABASE_URL or outside loopback addresses (or DEMO=1, for demonstrations with public passwords)',
  )
}
