import { createMiddleware } from 'hono/factory'
import { createConstantHeaders } from '#src/hosting/constant-headers.ts'
import type { AppEnv } from './app-env.ts'

/** The constant headers of responses over HTTP and HTTPS. */
const constantHeaders = {
  http: Object.entries(createConstantHeaders(false)),
  https: Object.entries(createConstantHeaders(true)),
}

/** Whether a response names an origin that may show it in a frame. */
const isFramed = (headers: Headers): boolean =>
  /frame-ancestors http/.test(headers.get('content-security-policy') ?? '')

/** Returns a middleware that adds the constant security headers to responses that don't set them. */
export const createHeadersMiddleware = () =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next()
    // The headers are set on the response itself: `c.header` would copy a finished response once per header.
    const { headers } = c.res
    const constant = constantHeaders[c.get('origin')?.startsWith('https:') ? 'https' : 'http']
    const framed = isFramed(headers)
    for (const [name, value] of constant) {
      // X-Frame-Options can't name the page that may show a preview in a frame.
      if (headers.has(name) || (framed && name === 'x-frame-options')) continue
      headers.set(name, value)
    }
  })
