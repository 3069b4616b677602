import { createMiddleware } from 'hono/factory'
import { createConstantHeaders } from '#src/hosting/constant-headers.ts'
import type { AppEnv } from './app-env.ts'

/** Whether a response names an origin that may show it in a frame. */
const isFramed = (headers: Headers): boolean =>
  /frame-ancestors http/.test(headers.get('content-security-policy') ?? '')

/** Returns a middleware that adds the constant security headers to responses that don't set them. */
export const createHeadersMiddleware = () =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next()
    // The headers are set on the response itself: `c.header` would copy a finished response once per header.
    const { headers } = c.res
    const constant = createConstantHeaders(c.get('origin')?.startsWith('https:') ?? false)
    // X-Frame-Options can't name the page that may show a preview in a frame.
    if (isFramed(headers)) delete constant['x-frame-options']
    for (const [name, value] of Object.entries(constant)) if (!headers.has(name)) headers.set(name, value)
  })
