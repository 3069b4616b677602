import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { commandLinePage } from '#src/contract/identity/command-line.ts'
import { unsubscribePath } from '#src/contract/messaging/date-alert.ts'
import { releaseFilesPath } from '#src/contract/publishing/stored-release.ts'
import { videoUploadPath } from '#src/contract/publishing/video.ts'
import { deskPath } from '#src/hosting/desk.ts'
import type { AppEnv, Dependencies } from './http/app-env.ts'
import { createDrainBodyMiddleware } from './http/drain-body.ts'
import { createNoStoreMiddleware } from './http/no-store.ts'
import { faultOf } from './http/operator-visible-error.ts'
import { createLoadMiddleware } from './http/refuse-under-load.ts'
import { createLogContextMiddleware } from './http/request-context.ts'
import { createRequestLogMiddleware } from './http/request-log.ts'
import { createHeadersMiddleware } from './http/security-headers.ts'
import { createSessionMiddleware } from './http/session-cookie.ts'
import { createTenantMiddleware } from './http/tenant-of-host.ts'
import { createTraceMiddleware } from './http/trace-of-request.ts'
import { isUnavailable, respondUnavailable, respondUnavailableText } from './http/unavailable.ts'
import { createWorkerMiddleware } from './http/worker-paths.ts'
import { apiRoutes } from './routes/api.ts'
import { counterRoutes } from './routes/counter.ts'
import { deskPageRoutes } from './routes/desk.ts'
import { healthRoutes } from './routes/health.ts'
import { commandLineRoutes } from './routes/identity/command-line.ts'
import { portraitFileRoutes } from './routes/identity/portrait.ts'
import { signOffRoutes } from './routes/identity/sign-off.ts'
import { signOnRoutes } from './routes/identity/sign-on.ts'
import { signingKeyRoutes } from './routes/identity/signing-keys.ts'
import { implementations } from './routes/implementations.ts'
import { badgeVerificationRoutes } from './routes/learning/badge-verification.ts'
import { calendarRoutes } from './routes/messaging/calendar.ts'
import { dateAlertRoutes } from './routes/messaging/date-alert.ts'
import { paymentNotificationRoutes } from './routes/money/payment-notification.ts'
import { pageRoutes } from './routes/pages.ts'
import { backupRoutes } from './routes/publishing/backup.ts'
import { mediaRoutes } from './routes/publishing/media.ts'
import { releaseFileRoutes } from './routes/publishing/release-files.ts'
import { videoUploadRoutes } from './routes/publishing/video-uploads.ts'

/** Builds the Hono application without starting a server. Tests call `app.request(...)`, which needs no network. */
export function buildApp(dependencies: Dependencies): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  // A valid request id of a proxy is used, so that the logs of both can be read together.
  app.use(requestId({ limitLength: 128 }), createLogContextMiddleware())
  if (dependencies.tracer) app.use(createTraceMiddleware(dependencies.tracer))
  app.use(createRequestLogMiddleware(dependencies), createHeadersMiddleware(), createDrainBodyMiddleware())
  if (dependencies.config.role === 'worker') app.use(createWorkerMiddleware())
  app.use(createTenantMiddleware(dependencies))
  app.route('/', healthRoutes(dependencies))
  const calls = implementations.map(({ call }) => call)
  app.use('/api/*', createLoadMiddleware(dependencies, calls))
  for (const area of ['/api/*', '/user/sso/*', '/media/*', '/calendar/*'])
    app.use(area, createSessionMiddleware(dependencies))
  app.route('/dump', backupRoutes(dependencies))
  app.route(videoUploadPath, videoUploadRoutes(dependencies))
  app.route(releaseFilesPath, releaseFileRoutes(dependencies))
  app.route('/api', apiRoutes(dependencies))
  app.use('/user/sso/*', createNoStoreMiddleware())
  app.use(commandLinePage, createSessionMiddleware(dependencies), createNoStoreMiddleware())
  app.route(commandLinePage, commandLineRoutes(dependencies))
  app.route('/user/sso', signOnRoutes(dependencies))
  app.route('/user/sso', signOffRoutes(dependencies))
  app.route(unsubscribePath, dateAlertRoutes(dependencies))
  app.route('/media', mediaRoutes(dependencies))
  app.route('/avatars', portraitFileRoutes(dependencies))
  app.route('/calendar', calendarRoutes(dependencies))
  app.route('/counter', counterRoutes(dependencies))
  app.route(deskPath, deskPageRoutes(dependencies))
  app.route('/', paymentNotificationRoutes(dependencies))
  app.route('/', signingKeyRoutes(dependencies))
  app.route('/', badgeVerificationRoutes(dependencies))
  app.route('/', pageRoutes(dependencies))
  app.onError((error, c) => {
    dependencies.log.error({ fault: faultOf(error) }, 'A request failed')
    if (isUnavailable(error))
      return c.req.path.startsWith('/api/') ? respondUnavailable(c, 'en', error) : respondUnavailableText(c)
    return c.text('Something went wrong.\n', 500)
  })
  return app
}
