import type { StaffSignInPolicy } from '../../config/provider.ts'
import type { AuthenticationStrength } from '../../ports/identity.ts'

/**
 * Returns the authentication strength that an ID token states in its claims `acr` and `amr`. OpenID Connect Core
 * 1.0, section 2; RFC 8176.
 */
export function authenticationStrengthOf(token: Record<string, unknown> | undefined): AuthenticationStrength {
  const { acr, amr } = token ?? {}
  const methods: unknown[] = Array.isArray(amr) ? amr : []
  return {
    acr: typeof acr === 'string' ? acr : null,
    amr: methods.filter((each) => typeof each === 'string'),
  }
}

/** Whether a sign-in is strong enough for the person's staff roles to count. */
export const isStrongEnoughForRoles = (
  { acr, amr }: AuthenticationStrength,
  policy: StaffSignInPolicy,
): boolean =>
  (policy.acr.length === 0 || (acr !== null && policy.acr.includes(acr))) &&
  policy.amr.every((each) => amr.includes(each))

/**
 * Whether a refresh removes the user's roles. It does so if the refreshed token names a strength that is too weak. A
 * refreshed token may name no strength (OpenID Connect Core 1.0, section 12.2); the roles then stay, because the
 * sign-in itself was strong enough.
 */
export const shouldRemoveRoles = ({ acr, amr }: AuthenticationStrength, policy: StaffSignInPolicy): boolean =>
  (acr !== null && !isStrongEnoughForRoles({ acr, amr: [] }, { ...policy, amr: [] })) ||
  (amr.length > 0 && !isStrongEnoughForRoles({ acr: null, amr }, { ...policy, acr: [] }))
