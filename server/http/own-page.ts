import type { Context } from 'hono'
import type { AppEnv, Dependencies } from './app-env.ts'

const originOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).origin : null)

/**
 * Whether a page of this very host sent the browser here: it says so itself, or where it is too old for that, the page's address
 * does. A browser that says nothing was sent by anybody.
 */
export function isFromOwnPage(c: Context<AppEnv>, { config }: Pick<Dependencies, 'config'>): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  const told = c.req.header('origin') ?? c.req.header('referer')
  const origin = told === undefined ? null : originOf(told)
  return origin !== null && [c.get('origin'), config.origins[c.get('tenant')]].includes(origin)
}
