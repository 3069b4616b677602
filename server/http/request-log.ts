import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import { healthPaths } from '#src/hosting/live-path.ts'
import type { Edge, Parts } from './edge.ts'

/** Somebody asks every second whether the server lives: that is no news. */
const levelOf = (c: Context<Edge>): 'debug' | 'info' => (healthPaths.includes(c.req.path) ? 'debug' : 'info')

/** Counts each request, and writes one line about it: without query, address or anybody's data. */
export const requestLog = ({ log, clock, metrics }: Pick<Parts, 'log' | 'clock' | 'metrics'>) =>
  createMiddleware<Edge>(async (c, next) => {
    const began = clock()
    const started = performance.now()
    await next()
    const { method } = c.req
    const seconds = (performance.now() - started) / 1000
    metrics?.request({ method, route: routePath(c), status: c.res.status, seconds })
    log[levelOf(c)]({
      request: c.get('requestId'),
      tenant: c.get('tenant'),
      method,
      path: c.req.path,
      status: c.res.status,
      ms: clock() - began,
    })
  })
