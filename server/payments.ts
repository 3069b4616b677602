import type { Logger } from 'pino'
import { createLocalPayments } from './adapters/payment-local/payments.ts'
import { createNotificationPoster } from './adapters/payment-local/send-notifications.ts'
import { serveLocalProvider } from './adapters/payment-local/serve.ts'
import { createLoggedPayments } from './adapters/payment-logged.ts'
import type { Config } from './config.ts'
import type { Db } from './db/client.ts'
import type { Clock } from './ports/clock.ts'
import type { Payments } from './ports/payment.ts'
import { systemRandom } from './ports/random.ts'
import type { Secrets } from './secrets.ts'

interface Setup {
  config: Config
  db: Db
  clock: Clock
  secrets: Secrets
  log: Logger
  /** The address at which this server listens. */
  listensAt: string
  /** Wraps Stripe's payments so that their requests are observed. */
  observe: (payments: Payments) => Payments
}

/** The provider of payments, and a function that stops it. */
export interface RunningPayments {
  payments: Payments
  stop(): Promise<void>
}

/**
 * Opens Stripe if the configuration names it. Otherwise starts the local provider beside the portal, except on a
 * worker.
 */
export async function startPayments({
  config,
  log,
  listensAt,
  observe,
  ...rest
}: Setup): Promise<RunningPayments> {
  const { payment, host, origins } = config
  if (payment.kind === 'stripe') {
    const { createStripePayments, parseStripeEndpoint } = await import('./adapters/payment-stripe.ts')
    return {
      payments: createLoggedPayments(
        observe(createStripePayments(payment, parseStripeEndpoint(payment.url))),
        log,
      ),
      stop: async () => {},
    }
  }
  const { origin, port } = payment
  const parts = { ...rest, random: systemRandom, keys: rest.secrets.keys, origin }
  if (config.role === 'worker')
    return { payments: createLoggedPayments(createLocalPayments(parts), log), stop: async () => {} }
  const post = createNotificationPoster(listensAt)
  const stop = await serveLocalProvider({ ...parts, post, host, port, log, origins: Object.values(origins) })
  return { payments: createLoggedPayments(createLocalPayments(parts), log), stop }
}
