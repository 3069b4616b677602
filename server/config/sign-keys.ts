import type { ProcessEnvironment } from '../environment.ts'
import { configError } from './config-error.ts'

/** A partner who may sign people on (SIGN_KEYS), and the domains of whose addresses (SIGN_DOMAINS). */
export interface SignKey {
  appId: string
  key: string
  domains: readonly string[]
}

/** The partners with their domains. A partner without one could sign on as anybody: it may sign on nobody. */
export const signKeysOf = (env: ProcessEnvironment): SignKey[] =>
  env.SIGN_KEYS.map(({ appId, key }) => {
    const domains = env.SIGN_DOMAINS.filter((each) => each.appId === appId).map(({ domain }) => domain)
    if (domains.length === 0)
      throw configError('SIGN_DOMAINS', `names no domain for the partner ${appId} of SIGN_KEYS`)
    return { appId, key, domains }
  })
