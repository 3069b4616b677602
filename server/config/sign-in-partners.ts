import type { ProcessEnvironment } from '../environment.ts'
import { createConfigError } from './config-error.ts'

/**
 * A partner that may sign people in (SIGN_KEYS), and the domains of the email addresses that the partner may sign in
 * (SIGN_DOMAINS).
 */
export interface SignInPartner {
  appId: string
  key: string
  domains: readonly string[]
}

/**
 * Returns the sign-in partners with their domains. A partner without a domain could sign in as anybody, so it is
 * refused.
 */
export const signInPartnersOf = (env: ProcessEnvironment): SignInPartner[] =>
  env.SIGN_KEYS.map(({ appId, key }) => {
    const domains = env.SIGN_DOMAINS.filter((each) => each.appId === appId).map(({ domain }) => domain)
    if (domains.length === 0)
      throw createConfigError('SIGN_DOMAINS', `has no domain for the partner ${appId} of SIGN_KEYS`)
    return { appId, key, domains }
  })
