import * as z from 'zod/mini'
import type { CurrencyCode } from '#src/domain/country/currency.ts'
import type { OnlineMethod } from '#src/domain/order/pay-type.ts'
import type { PaymentEvent } from '#src/domain/order/payment-event.ts'

/** A payment on the provider's page. */
export interface PaymentInput {
  merchantTransactionId: string
  /** The amount of the payment in minor units. */
  amount: number
  currency: CurrencyCode
  goods: string
  email: string
  language: string
  methods: OnlineMethod[]
  /** The absolute URLs to which the learner returns: after paying, and without paying. */
  successUrl: string
  cancelUrl: string
  /** The instant until which the payment can be made, in milliseconds. */
  expiresAt: number
}

/** The provider's page for a payment, and the provider's own id of the page. */
export interface PaymentPage {
  url: string
  reference: string
}

/**
 * A notification of a provider about a payment. `id` is the provider's id of the event, the same if the event is
 * sent again.
 */
export interface PaymentNotification extends PaymentEvent {
  id: string
  merchantTransactionId: string | null
  /** The instant of the payment's event, in milliseconds. */
  at: number
}

/** A refund of a payment, in full or in part. */
export interface RefundInput {
  /** The portal's key of the refund: the same key always means the same refund. */
  key: string
  /** The provider's id of the payment. */
  payment: string
  /** The amount of the refund in minor units. */
  amount: number
  currency: CurrencyCode
}

/**
 * The provider's result of a refund. `id` is the provider's id of the refund, null if no refund was created.
 * `reason` is the cause of the failure, as the provider describes it.
 */
export type RefundOutcome =
  | { status: 'done' | 'pending'; id: string }
  | { status: 'failed'; id: string | null; reason: string }

/** A notification of a provider about a refund that the portal requested; `key` is the key of that request. */
export interface RefundStatusNotification {
  kind: 'refund'
  /** The provider's id of the event about the refund. */
  id: string
  key: string
  payment: string | null
  amount: number
  currency: CurrencyCode | null
  outcome: RefundOutcome
  /** The instant of the event about the refund, in milliseconds. */
  at: number
}

/**
 * A notification of the total amount refunded for a payment, including refunds that were made at the provider
 * itself.
 */
export interface RefundTotalNotification {
  kind: 'refunded'
  id: string
  payment: string
  /** The total of all refunds, in minor units. */
  amount: number
  currency: CurrencyCode | null
  at: number
}

export type ProviderNotification = PaymentNotification | RefundStatusNotification | RefundTotalNotification

/** A text in a notification. It has no NUL, because PostgreSQL can't store one. */
export const providerText = z.string().check(z.minLength(1), z.maxLength(500), z.regex(/^[^\0]+$/))
/**
 * The amount in a payment notification, in minor units, and the notification's instant in milliseconds, which is
 * before the year 2200.
 */
export const notificationAmount = z.int().check(z.gte(0))
export const notificationInstant = z.int().check(z.gte(0), z.lte(7_258_118_400_000))

/** The provider of online payments. Every method throws if the provider fails. */
export interface Payments {
  /** The provider's name, which is the prefix of its event ids. */
  name: string
  /** Opens a payment page. The same input returns the same page again. */
  openPaymentPage(input: PaymentInput): Promise<PaymentPage>
  /**
   * Closes a payment page, so that it can't be paid any more. A page that was already paid or closed does not
   * change.
   */
  closePaymentPage(reference: string): Promise<void>
  /**
   * Refunds money of a payment. Returns `failed` if the refund is impossible. Throws if it is unknown whether the
   * money was sent: the same refund must then be requested again. Also throws if the key was used for another
   * refund.
   */
  refund(input: RefundInput): Promise<RefundOutcome>
  /**
   * Reads a webhook request. Returns `forged` unless the provider signed the request recently. Returns null for a
   * request that is not about a payment, and `malformed` for a signed request that can't be read. `now` is in
   * milliseconds.
   */
  readNotification(
    body: string,
    header: (name: string) => string | undefined,
    now: number,
  ): ProviderNotification | null | 'forged' | 'malformed'
}

/** The path on the main origin to which providers send notifications of payments. */
export const webhookPath = '/payment/webhook'
