import { createMiddleware } from 'hono/factory'
import { constantHeaders } from '#src/hosting/constant-headers.ts'
import type { Edge } from './edge.ts'

/** Adds the constant headers to answers that don't set them. */
export const securityHeaders = () =>
  createMiddleware<Edge>(async (c, next) => {
    await next()
    const headers = constantHeaders(c.get('origin')?.startsWith('https:') ?? false)
    for (const [name, value] of Object.entries(headers)) if (!c.res.headers.has(name)) c.header(name, value)
  })
