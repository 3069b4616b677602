import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import { createGracefulStop } from '#server/http/graceful-stop.ts'
import { listen } from '#server/http/listen.ts'
import { loggableErrorOf } from '#server/http/operator-visible-error.ts'
import { scheduleEvery } from '#server/jobs/schedule-every.ts'
import { deriveSharedSecret } from './payments.ts'
import { createLocalProvider, type LocalProviderDependencies } from './provider.ts'
import { sendNotifications } from './send-notifications.ts'

export type LocalProviderSetup = LocalProviderDependencies & {
  host: string
  port: number
  log: Logger
}

/** Starts the local payment provider beside the portal, and returns a function that stops it. */
export async function serveLocalProvider(setup: LocalProviderSetup): Promise<() => Promise<void>> {
  const { db, keys, clock, post, host, port, log, origin } = setup
  const provider = createLocalProvider(setup)
  provider.onError((error, c) => {
    log.error({ fault: loggableErrorOf(error) }, 'The local payment provider failed')
    return c.text('Something went wrong.\n', 500)
  })
  const at = { host, port, variable: 'PAYMENT_PORT' }
  const server = await listen(
    createServer(getRequestListener(provider.fetch, { overrideGlobalObjects: false })),
    at,
  )
  log.info(`The local payment provider listens on http://${host}:${port} for ${origin}: it takes no money`)
  const drain = createGracefulStop(server)
  const secret = deriveSharedSecret(keys[0] as string)
  const stopSending = scheduleEvery(2000, 'sendPaymentNotices', log, () =>
    sendNotifications(db, secret, clock(), post),
  )
  return async () => {
    await stopSending()
    await drain()
  }
}
