import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { healthPaths } from '#src/hosting/live-path.ts'
import type { Edge, Parts } from './edge.ts'

/** Somebody asks every second whether the server lives: that is no news. */
const levelOf = (c: Context<Edge>): 'debug' | 'info' => (healthPaths.includes(c.req.path) ? 'debug' : 'info')

/** Writes one line about each request: without query, address or anybody's data. */
export const requestLog = ({ log, clock }: Pick<Parts, 'log' | 'clock'>) =>
  createMiddleware<Edge>(async (c, next) => {
    const began = clock()
    await next()
    log[levelOf(c)]({
      request: c.get('requestId'),
      tenant: c.get('tenant'),
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: clock() - began,
    })
  })
