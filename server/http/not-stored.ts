import { createMiddleware } from 'hono/factory'
import type { Edge } from './edge.ts'

/** Keeps answers out of every store on the way. */
export const notStored = () =>
  createMiddleware<Edge>(async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
  })
