import { createMiddleware } from 'hono/factory'
import type { Call } from '#src/contract/protocol/call.ts'
import { refuse } from '#src/domain/refusal.ts'
import { rootSiteOf } from '#src/sites/root-site.ts'
import type { AppEnv, Dependencies } from './app-env.ts'
import { createLoadLimiter } from './load-limit.ts'
import { placeOfPage } from './place.ts'
import { createRefusalResponse } from './response.ts'

/**
 * The Retry-After of a refusal in seconds: `least`, plus a random number below `spread`, so that clients do not all
 * return at the same moment.
 */
const retryAfter = { least: 3, spread: 6 }

/**
 * Returns a middleware that refuses a save that would have to wait too long, before any query. Only saves that pages
 * repeat by themselves are refused. All other calls, such as beginning and submitting an exam, are admitted.
 * Decision: docs/decisions/early-refusal.md.
 */
export function createLoadMiddleware(
  { sites, random }: Pick<Dependencies, 'sites' | 'random'>,
  calls: readonly Call[],
) {
  const orders = new Map(calls.map(({ path, underLoad }) => [`/api${path}`, underLoad]))
  const limit = createLoadLimiter()
  return createMiddleware<AppEnv>(async (c, next) => {
    const order = orders.get(c.req.path)
    if (!order) return next()
    const leave = limit.enter(order)
    if (leave) return next().finally(leave)
    const site = rootSiteOf(sites, c.get('tenant'))
    const language = placeOfPage(c, sites)?.language ?? (site.languages[0] as string)
    const refused = createRefusalResponse(c, language, refuse('busy'))
    const seconds = retryAfter.least + (random(1).readUInt8(0) % retryAfter.spread)
    refused.headers.set('retry-after', String(seconds))
    return refused
  })
}
