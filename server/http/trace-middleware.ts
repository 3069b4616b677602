import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import { healthPaths } from '#src/hosting/server-path.ts'
import { runWithTraceId } from '../log/log-context.ts'
import type { Tracer } from '../ports/tracer.ts'
import type { AppEnv } from './app-env.ts'

/**
 * Returns a middleware that handles a request in a span, which continues the trace of the caller. The span has the
 * registered route and the status, but neither path nor query, which may contain personal data and tokens. Health
 * checks get no span.
 */
export const createTraceMiddleware = (tracer: Tracer) =>
  createMiddleware<AppEnv>((c, next) => {
    const { method } = c.req
    if (healthPaths.includes(c.req.path)) return next()
    const caller = { traceparent: c.req.header('traceparent'), tracestate: c.req.header('tracestate') }
    const attributes = { 'http.request.method': method }
    return tracer.run({ name: method, kind: 'server', attributes, caller }, (span) =>
      runWithTraceId(tracer.findTraceId(), async () => {
        await next()
        const { status } = c.res
        const [route, tenant] = [routePath(c), c.get('tenant')]
        span.rename(`${method} ${route}`)
        span.setAttributes({ 'http.route': route, 'http.response.status_code': status })
        if (tenant) span.setAttributes({ 'portal.tenant': tenant })
        if (status >= 500) span.fail(String(status))
      }),
    )
  })
