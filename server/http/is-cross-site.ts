import type { Context } from 'hono'
import type { AppEnv, Dependencies } from './app-env.ts'

const ownFetchSites: readonly (string | undefined)[] = ['same-origin', 'none', undefined]

/**
 * Whether a request may come from a page of another site: its `Origin` is another one, or the header
 * `X-Requested-With: fetch`, which pages of other origins cannot send, is missing.
 */
export function isCrossSite(c: Context<AppEnv>, { config }: Pick<Dependencies, 'config'>): boolean {
  const ownOrigins = [c.get('origin'), config.origins[c.get('tenant')]]
  const origin = c.req.header('origin')
  if (c.req.header('x-requested-with') !== 'fetch') return true
  if (origin !== undefined && !ownOrigins.includes(origin)) return true
  return !ownFetchSites.includes(c.req.header('sec-fetch-site'))
}
