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
import { loggableErrorOf } from './http/operator-visible-error.ts'
import { createLoadMiddleware } from './http/refuse-under-load.ts'
import { createLogContextMiddleware } from './http/request-context.ts'
import { createRequestLogMiddleware } from './http/request-log.ts'
import { createHeadersMiddleware } from './http/security-headers.ts'
import { createSessionMiddleware } from './http/session-cookie.ts'
import { createTenantMiddleware } from './http/tenant-middleware.ts'
import { createTraceMiddleware } from './http/trace-middleware.ts'
import { isUnavailable, respondUnavailable, respondUnavailableText } from './http/unavailable.ts'
import { createWorkerMiddleware } from './http/worker-paths.ts'
import { createAnalyticsRoutes } from './routes/analytics.ts'
import { createApiRoutes } from './routes/api.ts'
import { createDeskPageRoutes } from './routes/desk.ts'
import { createHealthRoutes } from './routes/health.ts'
import { createCommandLineRoutes } from './routes/identity/command-line.ts'
import { createPortraitFileRoutes } from './routes/identity/portrait.ts'
import { createSignInRoutes } from './routes/identity/sign-in.ts'
import { createSignOutRoutes } from './routes/identity/sign-out.ts'
import { createSigningKeyRoutes } from './routes/identity/signing-keys.ts'
import { implementations } from './routes/implementations.ts'
import { createBadgeVerificationRoutes } from './routes/learning/badge-verification.ts'
import { createCalendarRoutes } from './routes/messaging/calendar.ts'
import { createDateAlertRoutes } from './routes/messaging/date-alert.ts'
import { createPaymentNotificationRoutes } from './routes/money/payment-notification.ts'
import { createPageRoutes } from './routes/pages.ts'
import { createBackupRoutes } from './routes/publishing/backup.ts'
import { createMediaRoutes } from './routes/publishing/media.ts'
import { createReleaseFileRoutes } from './routes/publishing/release-files.ts'
import { createVideoUploadRoutes } from './routes/publishing/video-uploads.ts'

/** Builds the Hono application without starting a server. Tests call `app.request(...)`, which needs no network. */
export function buildApp(dependencies: Dependencies): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  // A valid request id of a proxy is used, so that the logs of both can be read together.
  app.use(requestId({ limitLength: 128 }), createLogContextMiddleware())
  if (dependencies.tracer) app.use(createTraceMiddleware(dependencies.tracer))
  app.use(createRequestLogMiddleware(dependencies), createHeadersMiddleware(), createDrainBodyMiddleware())
  if (dependencies.config.role === 'worker') app.use(createWorkerMiddleware())
  app.use(createTenantMiddleware(dependencies))
  app.route('/', createHealthRoutes(dependencies))
  const calls = implementations.map(({ call }) => call)
  app.use('/api/*', createLoadMiddleware(dependencies, calls))
  for (const area of ['/api/*', '/user/sso/*', '/media/*', '/calendar/*'])
    app.use(area, createSessionMiddleware(dependencies))
  app.route('/dump', createBackupRoutes(dependencies))
  app.route(videoUploadPath, createVideoUploadRoutes(dependencies))
  app.route(releaseFilesPath, createReleaseFileRoutes(dependencies))
  app.route('/api', createApiRoutes(dependencies))
  app.use('/user/sso/*', createNoStoreMiddleware())
  app.use(commandLinePage, createSessionMiddleware(dependencies), createNoStoreMiddleware())
  app.route(commandLinePage, createCommandLineRoutes(dependencies))
  app.route('/user/sso', createSignInRoutes(dependencies))
  app.route('/user/sso', createSignOutRoutes(dependencies))
  app.route(unsubscribePath, createDateAlertRoutes(dependencies))
  app.route('/media', createMediaRoutes(dependencies))
  app.route('/avatars', createPortraitFileRoutes(dependencies))
  app.route('/calendar', createCalendarRoutes(dependencies))
  app.route('/counter', createAnalyticsRoutes(dependencies))
  app.route(deskPath, createDeskPageRoutes(dependencies))
  app.route('/', createPaymentNotificationRoutes(dependencies))
  app.route('/', createSigningKeyRoutes(dependencies))
  app.route('/', createBadgeVerificationRoutes(dependencies))
  app.route('/', createPageRoutes(dependencies))
  app.onError((error, c) => {
    dependencies.log.error({ fault: loggableErrorOf(error) }, 'A request failed')
    if (isUnavailable(error))
      return c.req.path.startsWith('/api/') ? respondUnavailable(c, 'en', error) : respondUnavailableText(c)
    return c.text('Something went wrong.\n', 500)
  })
  return app
}
