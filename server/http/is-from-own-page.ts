import type { Context } from 'hono'
import type { AppEnv, Dependencies } from './app-env.ts'

const originOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).origin : null)

/**
 * Whether the request came from a page of this host: by the header Sec-Fetch-Site or, in old browsers, by Origin or
 * Referer. False if there is no such header.
 */
export function isFromOwnPage(c: Context<AppEnv>, { config }: Pick<Dependencies, 'config'>): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  const source = c.req.header('origin') ?? c.req.header('referer')
  const origin = source === undefined ? null : originOf(source)
  return origin !== null && [c.get('origin'), config.origins[c.get('tenant')]].includes(origin)
}
