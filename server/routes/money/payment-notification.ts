import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AppEnv, Dependencies } from '../../http/app-env.ts'
import { type ProviderNotification, webhookPath } from '../../ports/payment.ts'
import {
  applyPaymentEvent,
  type PaymentEventContext,
} from '../../services/money/order/apply-payment-event.ts'
import {
  applyRefundStatusNotification,
  applyRefundTotalNotification,
} from '../../services/money/refund/apply-refund-status-notification.ts'

/** Applies a notification of a provider according to its kind. */
async function applyNotice(
  db: Dependencies['db'],
  {
    notification,
    ...context
  }: Omit<PaymentEventContext, 'notification'> & { notification: ProviderNotification },
): Promise<void> {
  if (notification.kind === 'refund') await applyRefundStatusNotification(db, { ...context, notification })
  else if (notification.kind === 'refunded')
    await applyRefundTotalNotification(db, { ...context, notification })
  else await applyPaymentEvent(db, { ...context, notification })
}

/** The maximum size of a notification, in bytes. */
const maxBody = 256 * 1024

/**
 * Returns the route for notifications of payment providers. Notifications are signed, and the provider repeats them
 * until the response is 200.
 */
export function createPaymentNotificationRoutes({
  db,
  ports: { payments },
  sites,
  clock,
  log,
}: Dependencies): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.post(webhookPath, bodyLimit({ maxSize: maxBody }), async (c) => {
    const now = clock()
    const notice = payments.readNotification(await c.req.text(), (name) => c.req.header(name), now)
    if (notice === 'forged') {
      log.warn('A payment notice was not signed by the provider')
      return c.text('Bad request\n', 400)
    }
    if (notice === 'malformed') {
      log.warn('A payment notice of the provider could not be read')
      return c.text('Bad request\n', 400)
    }
    if (notice) await applyNotice(db, { source: payments.name, notification: notice, sites, now })
    c.header('cache-control', 'no-store')
    return c.text('OK\n')
  })
  return routes
}
