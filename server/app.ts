import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { commandLinePage } from '#src/contract/identity/command-line.ts'
import { newDatesPath } from '#src/contract/messaging/date-alert.ts'
import type { AppEnv, Dependencies } from './http/app-env.ts'
import { notStored } from './http/not-stored.ts'
import { faultOf } from './http/operator-visible-error.ts'
import { readToEnd } from './http/read-to-end.ts'
import { logContextOfRequest } from './http/request-context.ts'
import { requestLog } from './http/request-log.ts'
import { securityHeaders } from './http/security-headers.ts'
import { sessionOfRequest } from './http/session-cookie.ts'
import { tenantOfHost } from './http/tenant-of-host.ts'
import { isUnavailable, plainUnavailable, unavailable } from './http/unavailable.ts'
import { apiRoutes } from './routes/api.ts'
import { counterRoutes } from './routes/counter.ts'
import { healthRoutes } from './routes/health.ts'
import { commandLineRoutes } from './routes/identity/command-line.ts'
import { avatarRoutes } from './routes/identity/portrait.ts'
import { signOffRoutes } from './routes/identity/sign-off.ts'
import { signOnRoutes } from './routes/identity/sign-on.ts'
import { signingKeyRoutes } from './routes/identity/signing-keys.ts'
import { badgeRoutes } from './routes/learning/badges.ts'
import { calendarRoutes } from './routes/messaging/calendar.ts'
import { dateAlertRoutes } from './routes/messaging/date-alert.ts'
import { webhookRoutes } from './routes/messaging/webhook.ts'
import { pageRoutes } from './routes/pages.ts'
import { backupRoutes } from './routes/publishing/backup.ts'
import { mediaRoutes } from './routes/publishing/media.ts'

/** Builds the whole application without the process around it: `app.request(...)` calls it without a network. */
export function buildApp(parts: Dependencies): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  // A valid request id of a proxy is used, so that the logs of both can be read together.
  app.use(
    requestId({ limitLength: 128 }),
    logContextOfRequest(),
    requestLog(parts),
    securityHeaders(),
    readToEnd(),
  )
  app.use(tenantOfHost(parts))
  app.route('/', healthRoutes(parts))
  for (const area of ['/api/*', '/user/sso/*', '/media/*', '/calendar/*'])
    app.use(area, sessionOfRequest(parts))
  app.route('/dump', backupRoutes(parts))
  app.route('/api', apiRoutes(parts))
  app.use('/user/sso/*', notStored())
  app.use(commandLinePage, sessionOfRequest(parts), notStored())
  app.route(commandLinePage, commandLineRoutes(parts))
  app.route('/user/sso', signOnRoutes(parts))
  app.route('/user/sso', signOffRoutes(parts))
  app.route(newDatesPath, dateAlertRoutes(parts))
  app.route('/media', mediaRoutes(parts))
  app.route('/avatars', avatarRoutes(parts))
  app.route('/calendar', calendarRoutes(parts))
  app.route('/counter', counterRoutes(parts))
  app.route('/', webhookRoutes(parts))
  app.route('/', signingKeyRoutes(parts))
  app.route('/', badgeRoutes(parts))
  app.route('/', pageRoutes(parts))
  app.onError((error, c) => {
    parts.log.error({ fault: faultOf(error) }, 'A request failed')
    if (isUnavailable(error))
      return c.req.path.startsWith('/api/') ? unavailable(c, 'en', error) : plainUnavailable(c)
    return c.text('Something went wrong.\n', 500)
  })
  return app
}
