import { createMiddleware } from 'hono/factory'
import { randomName } from '../ports/random.ts'
import type { Edge, Parts } from './edge.ts'

/** Gives each request an id, and writes one line about it: without query, address or anybody's data. */
export const requestLog = ({ log, clock, random }: Parts) =>
  createMiddleware<Edge>(async (c, next) => {
    const began = clock()
    c.set('requestId', randomName(random).slice(0, 16))
    await next()
    c.header('x-request-id', c.get('requestId'))
    log.info({
      request: c.get('requestId'),
      tenant: c.get('tenant'),
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: clock() - began,
    })
  })
