import { createMiddleware } from 'hono/factory'
import { constantHeaders } from '#src/hosting/constant-headers.ts'
import type { AppEnv } from './app-env.ts'

/** Adds the constant headers to answers that don't set them. */
export const securityHeaders = () =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next()
    // Written into the answer itself: `c.header` would copy an answer that is ready, once for each header.
    const { headers } = c.res
    const constant = constantHeaders(c.get('origin')?.startsWith('https:') ?? false)
    for (const [name, value] of Object.entries(constant)) if (!headers.has(name)) headers.set(name, value)
  })
