import Stripe from 'stripe'
import * as z from 'zod/mini'
import {
  notificationAmount,
  notificationInstant,
  type PaymentInput,
  type PaymentNotification,
  type Payments,
  type ProviderNotification,
  providerText,
} from '../ports/payment.ts'
import { currencyOfStripeCode } from './payment-stripe-currency.ts'
import { refundByStripe, refundStatusNotificationOf } from './payment-stripe-refund.ts'

export interface StripeKeys {
  secretKey: string
  webhookSecret: string
}

/** The host, port and protocol of Stripe's API. */
export type StripeEndpoint = Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'>

/**
 * Returns the host, port and protocol of STRIPE_URL (an imitation or a proxy), in the format of Stripe's client.
 * The result is empty if STRIPE_URL is not set, so that the client uses Stripe's own URL.
 */
export function parseStripeEndpoint(url: string | undefined): StripeEndpoint {
  if (url === undefined) return {}
  const { hostname, port, protocol } = new URL(url)
  const scheme = protocol === 'http:' ? 'http' : 'https'
  return { host: hostname, port: port || (scheme === 'http' ? 80 : 443), protocol: scheme }
}

/** The maximum age of the signature of a webhook, in seconds. */
const tolerance = 300

/**
 * How long a payment page stays open after its order has expired, in milliseconds. Stripe requires that a page is
 * open for at least 30 minutes by Stripe's clock, so the page gets this margin.
 */
const margin = 60_000

/**
 * At most three requests, each with a timeout in milliseconds. Together they end within the 20 s for which the
 * payment page waits. Specification 2, section 7.
 */
const retries = { maxNetworkRetries: 2, timeout: 5000 }

/**
 * Returns the payment port that uses Stripe Checkout. Learners pay on Stripe's pages, so no card data reach the
 * portal.
 */
export function createStripePayments(
  { secretKey, webhookSecret }: StripeKeys,
  place: StripeEndpoint = {},
): Payments {
  const stripe = new Stripe(secretKey, { ...place, ...retries, telemetry: false })
  return {
    name: 'stripe',
    async openPaymentPage(input) {
      const idempotencyKey = input.merchantTransactionId
      const { id, url } = await stripe.checkout.sessions.create(sessionOf(input), { idempotencyKey })
      if (!url) throw new Error('Stripe opened no page')
      return { url, reference: id }
    },
    async closePaymentPage(reference) {
      const { status } = await stripe.checkout.sessions.retrieve(reference)
      if (status === 'open') await stripe.checkout.sessions.expire(reference)
    },
    refund: (input) => refundByStripe(stripe, input),
    readNotification(body, header, now) {
      const signature = header('stripe-signature')
      if (!signature) return 'forged'
      try {
        return noticeOf(
          stripe.webhooks.constructEvent(body, signature, webhookSecret, tolerance, undefined, now),
        )
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return 'forged'
        if (error instanceof SyntaxError) return 'malformed'
        throw error
      }
    },
  }
}

const sessionOf = (input: PaymentInput): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  client_reference_id: input.merchantTransactionId,
  // Stripe offers only the listed payment methods that are enabled in the account.
  allowed_payment_method_types: input.methods,
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: input.currency.toLowerCase(),
        unit_amount: input.amount,
        product_data: { name: input.goods },
      },
    },
  ],
  customer_email: input.email,
  locale: localeOf(input.language),
  success_url: input.successUrl,
  cancel_url: input.cancelUrl,
  expires_at: Math.ceil((input.expiresAt + margin) / 1000),
})

/** The languages that both Stripe's pages and the portal have; for others Stripe follows the browser. */
const commonLocales = [
  'en',
  'en-GB',
  'de',
  'es',
  'fr',
  'id',
  'it',
  'ko',
  'pl',
  'pt-BR',
  'ru',
  'th',
  'tr',
  'vi',
] as const

function localeOf(language: string): Stripe.Checkout.SessionCreateParams.Locale {
  if (language === 'pt-PT') return 'pt'
  return commonLocales.find((each) => each === language) ?? 'auto'
}

const kinds: Record<string, PaymentNotification['kind']> = {
  'checkout.session.completed': 'paid',
  'checkout.session.async_payment_succeeded': 'paid',
  'checkout.session.async_payment_failed': 'failed',
  'checkout.session.expired': 'expired',
}

/**
 * The fields that the portal reads from an event about a payment page. Source: https://docs.stripe.com/api/events,
 * checkout/sessions.
 */
const pageEvent = z.object({
  id: providerText,
  created: z.int(),
  data: z.object({
    object: z.object({
      id: providerText,
      client_reference_id: z.nullish(providerText),
      payment_intent: z.nullish(z.union([providerText, z.object({ id: providerText })])),
      payment_status: z.nullish(z.string()),
      amount_total: z.nullish(notificationAmount),
      currency: z.nullish(z.string()),
    }),
  }),
})

function noticeOf(stripeEvent: Stripe.Event): ProviderNotification | null | 'malformed' {
  if (typeof stripeEvent !== 'object' || stripeEvent === null || !Object.hasOwn(stripeEvent, 'type'))
    return 'malformed'
  const refund = refundStatusNotificationOf(stripeEvent)
  if (refund !== undefined) return refund
  const kind = Object.hasOwn(kinds, stripeEvent.type) ? kinds[stripeEvent.type] : undefined
  if (!kind) return null
  const read = z.safeParse(pageEvent, stripeEvent)
  if (!read.success || !z.safeParse(notificationInstant, read.data.created * 1000).success) return 'malformed'
  const event = read.data
  const session = event.data.object
  // With a slow payment method, the page is completed before the money arrives. Another event reports the money.
  if (kind === 'paid' && session.payment_status !== 'paid') return null
  const intent = session.payment_intent
  return {
    id: event.id,
    kind,
    merchantTransactionId: session.client_reference_id ?? null,
    payment: typeof intent === 'string' ? intent : (intent?.id ?? session.id),
    amount: session.amount_total ?? null,
    currency: currencyOfStripeCode(session.currency ?? null),
    at: event.created * 1000,
  }
}
