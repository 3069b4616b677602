import type { StaffSignOnPolicy } from '../../config/provider.ts'
import type { Strength } from '../../ports/identity.ts'

/** How strong an ID token says that the sign-on was: its `acr` and `amr`. OpenID Connect Core 1.0, section 2; RFC 8176. */
export function strengthOf(token: Record<string, unknown> | undefined): Strength {
  const { acr, amr } = token ?? {}
  const methods: unknown[] = Array.isArray(amr) ? amr : []
  return {
    acr: typeof acr === 'string' ? acr : null,
    amr: methods.filter((each) => typeof each === 'string'),
  }
}

/** Whether a sign-on is as strong as roles ask for. */
export const bringsRoles = ({ acr, amr }: Strength, wanted: StaffSignOnPolicy): boolean =>
  (wanted.acr.length === 0 || (acr !== null && wanted.acr.includes(acr))) &&
  wanted.amr.every((each) => amr.includes(each))

/**
 * Whether a refresh takes roles away again: it says how strong the sign-on was, and that is too weak. A refreshed token need not say it
 * (OpenID Connect Core 1.0, section 12.2), and roles that are refreshed were told to a sign-on that was strong.
 */
export const takesRoles = ({ acr, amr }: Strength, wanted: StaffSignOnPolicy): boolean =>
  (acr !== null && !bringsRoles({ acr, amr: [] }, { ...wanted, amr: [] })) ||
  (amr.length > 0 && !bringsRoles({ acr: null, amr }, { ...wanted, acr: [] }))
