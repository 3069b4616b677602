import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { requestId } from 'hono/request-id'
import { createPlainPageCsp } from '#server/http/plain-style.ts'
import { createLogContextMiddleware } from '#server/http/request-context.ts'
import type { Clock } from '#server/ports/clock.ts'
import { plainResponse } from '#src/hosting/plain-response.ts'
import { completePayment, findLocalPayment, isPaymentOpen } from './complete-payment.ts'
import { deriveSharedSecret, type LocalPaymentDependencies } from './payments.ts'
import { renderPaymentPage } from './render-payment-page.ts'
import { type PostNotification, sendNotifications } from './send-notifications.ts'

export type LocalProviderDependencies = LocalPaymentDependencies & {
  clock: Clock
  post: PostNotification
  /** The portal's own origins, to which the payment form redirects. */
  origins: readonly string[]
}

const maxBody = 4096

/** Creates the local payment provider with its pages. The provider moves no money. */
export function createLocalProvider(parts: LocalProviderDependencies): Hono {
  const { db, clock, origin, origins } = parts
  const provider = new Hono()
  provider.use(requestId(), createLogContextMiddleware(), onlyHere(origin), headersOf(origins))
  provider.get('/pay/:reference', async (c) => {
    const payment = await findLocalPayment(db, c.req.param('reference'))
    if (!payment) return c.text('Not found\n', 404)
    return c.html(
      renderPaymentPage({ payment, isOpen: isPaymentOpen(payment, clock()), isCodeInvalid: false }),
    )
  })
  provider.post('/pay/:reference', bodyLimit({ maxSize: maxBody }), async (c) => {
    const from = c.req.header('origin')
    if (from !== undefined && from !== origin && from !== new URL(c.req.url).origin)
      return c.text('Forbidden\n', 403)
    const typed = new URLSearchParams(await c.req.text())
    const { to, page } = await respondToForm(parts, c.req.param('reference'), typed)
    if (to) return c.redirect(to, 303)
    return page ? c.html(page) : c.text('Not found\n', 404)
  })
  return provider
}

/**
 * Returns a middleware that responds 421 to requests for host names other than the provider's own and the loopback
 * names.
 */
const onlyHere = (origin: string): MiddlewareHandler =>
  async function checkHost(c, next): Promise<Response | undefined> {
    const host = c.req.header('host') ?? new URL(c.req.url).host
    const known = host === new URL(origin).host || /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host)
    if (!known) return c.text(plainResponse.wrongHost, 421)
    await next()
    return undefined
  }

const headersOf =
  (origins: readonly string[]): MiddlewareHandler =>
  async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
    c.header('x-content-type-options', 'nosniff')
    // This header prevents the browser from sending the provider's form with the origin "null".
    c.header('referrer-policy', 'same-origin')
    // The form's submission is redirected to the portal, and browsers apply form-action to redirects too.
    const actions = ["'self'", ...origins].join(' ')
    c.header('content-security-policy', createPlainPageCsp(`form-action ${actions}`))
  }

/** Returns the URL that a submitted form redirects to, or the page to show again. */
async function respondToForm(
  parts: LocalProviderDependencies,
  reference: string,
  typed: URLSearchParams,
): Promise<{ to?: string; page?: string }> {
  const { db, clock, random } = parts
  const payment = await findLocalPayment(db, reference)
  if (!payment) return {}
  const method = typed.get('method') ?? ''
  const declined = method === 'decline'
  const open = isPaymentOpen(payment, clock())
  const known = declined || payment.methods.some((each) => each === method)
  const wrongCode = method === 'blik' && !/^\d{6}$/.test((typed.get('code') ?? '').replace(/\s/g, ''))
  if (!open || !known || wrongCode)
    return { page: renderPaymentPage({ payment, isOpen: open, isCodeInvalid: wrongCode }) }
  const kind = declined ? ('failed' as const) : ('paid' as const)
  const isCompleted = await completePayment(db, { reference, kind, random, now: clock() })
  if (!isCompleted) return { page: renderPaymentPage({ payment, isOpen: false, isCodeInvalid: false }) }
  await sendNotifications(db, deriveSharedSecret(parts.keys[0] as string), clock(), parts.post)
  return { to: declined ? payment.backTo : payment.returnTo }
}
