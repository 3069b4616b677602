import { Hono } from 'hono'
import type { AppEnv, Dependencies } from '../http/app-env.ts'
import { loggableErrorOf } from '../http/operator-visible-error.ts'

/**
 * Returns the route of the analytics script on the portal's own host. The route serves scripts only for the
 * counter codes of the portal's sites.
 */
export function createAnalyticsRoutes({ ports, log }: Pick<Dependencies, 'ports' | 'log'>): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.get('/:file{[A-Z0-9-]+\\.js}', async (c) => {
    try {
      const script = await ports.analyticsScripts.findScript(c.req.param('file').slice(0, -'.js'.length))
      if (script === null) return c.text('Not found\n', 404)
      c.header('cache-control', 'public, max-age=3600')
      return c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' })
    } catch (error) {
      log.warn({ fault: loggableErrorOf(error) }, 'The analytics service is unavailable')
      c.header('retry-after', '60')
      return c.text('The analytics service is unavailable\n', 503)
    }
  })
  return routes
}
