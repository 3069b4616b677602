import { createMiddleware } from 'hono/factory'
import { constantHeaders } from '#src/hosting/constant-headers.ts'
import type { AppEnv } from './app-env.ts'

/** Adds the constant headers to answers that don't set them. */
export const securityHeaders = () =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next()
    // The headers are set on the answer itself: `c.header` would copy a finished answer once per header.
    const { headers } = c.res
    const constant = constantHeaders(c.get('origin')?.startsWith('https:') ?? false)
    for (const [name, value] of Object.entries(constant)) if (!headers.has(name)) headers.set(name, value)
  })
