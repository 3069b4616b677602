import Stripe from 'stripe'
import * as z from 'zod/mini'
import {
  notificationAmount,
  notificationInstant,
  providerText,
  type RefundInput,
  type RefundOutcome,
  type RefundStatusNotification,
  type RefundTotalNotification,
} from '../ports/payment.ts'
import { currencyOfStripeCode } from './payment-stripe-currency.ts'

/** The metadata field of a refund that contains the portal's key of the refund. */
const keyName = 'refund_key'

type StripeRefund = Pick<Stripe.Refund, 'id' | 'status'> & { failure_reason?: string | null | undefined }

/**
 * Returns the outcome of a refund from its status at Stripe. Source: https://docs.stripe.com/api/refunds/object,
 * field `status`.
 */
function outcomeOf({ id, status, failure_reason }: StripeRefund): RefundOutcome {
  if (status === 'succeeded') return { status: 'done', id }
  if (status !== 'failed' && status !== 'canceled') return { status: 'pending', id }
  return { status: 'failed', id, reason: failure_reason ?? status }
}

/**
 * Refunds a payment. Stripe deletes an idempotency key after a day, but the same refund may be requested later. So
 * the adapter first looks for a refund of the payment with this key.
 */
export async function refundByStripe(stripe: Stripe, input: RefundInput): Promise<RefundOutcome> {
  const { key, payment, amount } = input
  try {
    for await (const each of stripe.refunds.list({ payment_intent: payment, limit: 100 }))
      if (each.metadata?.[keyName] === key) return outcomeOf(ensureSame(each, input))
    const params = { payment_intent: payment, amount, metadata: { [keyName]: key } }
    return outcomeOf(await stripe.refunds.create(params, { idempotencyKey: `refund-${key}` }))
  } catch (error) {
    // Stripe rejected the request, so nothing was refunded. After any other error the outcome is unknown.
    if (error instanceof Stripe.errors.StripeInvalidRequestError && isFinal(error.statusCode))
      return { status: 'failed', id: null, reason: error.code ?? error.message }
    throw error
  }
}

const isFinal = (status: number | undefined): boolean => status === 400 || status === 402 || status === 404

function ensureSame(found: Stripe.Refund, { amount, currency }: RefundInput): Stripe.Refund {
  if (found.amount === amount && currencyOfStripeCode(found.currency) === currency) return found
  throw new Error('The key of a refund was used for another refund')
}

/**
 * Events about a refund. Source: https://docs.stripe.com/api/events/types, refund.*, and charge.refund.updated of
 * older versions.
 */
const refundEvents = ['refund.created', 'refund.updated', 'refund.failed', 'charge.refund.updated']

const intent = z.nullish(z.union([providerText, z.object({ id: providerText })]))
const idOf = (event: z.infer<typeof intent>): string | null =>
  typeof event === 'string' ? event : (event?.id ?? null)

const eventOf = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.object({ id: providerText, created: z.int(), data: z.object({ object: z.object(shape) }) })

const refundEvent = eventOf({
  id: providerText,
  amount: notificationAmount,
  currency: z.string(),
  payment_intent: intent,
  status: z.nullable(z.string()),
  failure_reason: z.nullish(providerText),
  metadata: z.nullish(z.object({ [keyName]: z.optional(providerText) })),
})

const chargeEvent = eventOf({
  amount_refunded: notificationAmount,
  currency: z.string(),
  payment_intent: intent,
})

/**
 * Reads an event about a refund. Returns undefined for other events, and null for a refund without a key of the
 * portal.
 */
export function refundStatusNotificationOf(
  event: Stripe.Event,
): RefundStatusNotification | RefundTotalNotification | null | 'malformed' | undefined {
  if (refundEvents.includes(event.type)) return ofRefund(event)
  return event.type === 'charge.refunded' ? ofCharge(event) : undefined
}

const instantOf = (created: number): number | undefined =>
  z.safeParse(notificationInstant, created * 1000).data

function ofRefund(event: Stripe.Event): RefundStatusNotification | null | 'malformed' {
  const read = z.safeParse(refundEvent, event)
  const at = read.success ? instantOf(read.data.created) : undefined
  if (!read.success || at === undefined) return 'malformed'
  const { object } = read.data.data
  const key = object.metadata?.[keyName]
  // Refunds that were made at Stripe itself are reported by charge.refunded.
  if (key === undefined) return null
  return {
    ...{ kind: 'refund', id: read.data.id, key, payment: idOf(object.payment_intent), at },
    ...{ amount: object.amount, currency: currencyOfStripeCode(object.currency), outcome: outcomeOf(object) },
  }
}

function ofCharge(event: Stripe.Event): RefundTotalNotification | null | 'malformed' {
  const read = z.safeParse(chargeEvent, event)
  const at = read.success ? instantOf(read.data.created) : undefined
  if (!read.success || at === undefined) return 'malformed'
  const { amount_refunded: amount, currency, payment_intent } = read.data.data.object
  const payment = idOf(payment_intent)
  if (payment === null) return null
  return { kind: 'refunded', id: read.data.id, payment, amount, currency: currencyOfStripeCode(currency), at }
}
