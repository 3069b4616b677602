import { isLoopback } from '../../src/hosting/loopback.ts'
import type { ProcessEnvironment } from '../environment.ts'
import { createConfigError } from './config-error.ts'
import { isDemonstration, type TenantOrigins } from './origins.ts'

/**
 * The authentication strength that a sign-in needs for roles: its `acr` must be one of the listed values, and its
 * `amr` must contain all listed methods. An empty list requires nothing. OpenID Connect Core 1.0, section 2.
 */
export interface StaffSignInPolicy {
  acr: readonly string[]
  amr: readonly string[]
}

/** The configured settings of the OpenID provider. */
export interface OpenIdProviderSettings {
  issuer: string
  clientId: string
  clientSecret: string
  /**
   * The requested scopes (OIDC_SCOPE). Some providers issue refresh tokens only for `offline_access`, or roles only
   * for their own scope.
   */
  scope: string
  /** The claim that contains the roles (OIDC_ROLES_CLAIM). */
  rolesClaim: string
  /** Whether every email address counts as verified (OIDC_TRUST_EMAIL). */
  isEmailTrusted: boolean
  /**
   * The authentication strengths to request (OIDC_ACR_VALUES), by the provider's names, the best first; undefined if
   * none is requested.
   */
  acrValues: string | undefined
  /** The authentication strength that a sign-in needs for roles (OIDC_STAFF_ACR, OIDC_STAFF_AMR). */
  staffPolicy: StaffSignInPolicy
}

/** Default OIDC scope and claims. */
export const defaultClaims = {
  scope: 'openid email profile',
  rolesClaim: 'roles',
  isEmailTrusted: false,
  acrValues: undefined,
  staffPolicy: { acr: [], amr: [] },
}

/**
 * Returns the identity provider; null for the embedded one. The passwords of the embedded provider are public, so
 * it is only allowed if no other machine can connect.
 */
export function openIdProviderOf(
  env: ProcessEnvironment,
  origins: TenantOrigins,
): OpenIdProviderSettings | null {
  if (env.OIDC_ISSUER) {
    const url = new URL(env.OIDC_ISSUER)
    if (url.protocol === 'http:' && !isLoopback(url.hostname))
      throw createConfigError('OIDC_ISSUER', 'must be https')
    if (!env.OIDC_CLIENT_ID) throw createConfigError('OIDC_CLIENT_ID', 'is needed with OIDC_ISSUER')
    if (!env.OIDC_CLIENT_SECRET) throw createConfigError('OIDC_CLIENT_SECRET', 'is needed with OIDC_ISSUER')
    return {
      issuer: env.OIDC_ISSUER,
      clientId: env.OIDC_CLIENT_ID,
      clientSecret: env.OIDC_CLIENT_SECRET,
      scope: env.OIDC_SCOPE ?? defaultClaims.scope,
      rolesClaim: env.OIDC_ROLES_CLAIM ?? defaultClaims.rolesClaim,
      isEmailTrusted: env.OIDC_TRUST_EMAIL,
      acrValues: env.OIDC_ACR_VALUES,
      staffPolicy: { acr: env.OIDC_STAFF_ACR, amr: env.OIDC_STAFF_AMR },
    }
  }
  if (isDemonstration(env, origins)) return null
  throw createConfigError(
    'OIDC_ISSUER',
    'is needed with DATABASE_URL or outside loopback addresses (or DEMO=1, for demonstrations with public passwords)',
  )
}
