import * as z from 'zod/mini'
import type { CurrencyCode } from '#src/domain/country/currency.ts'
import type { OnlineMethod } from '#src/domain/order/pay-type.ts'
import type { PaymentEvent } from '#src/domain/order/payment-event.ts'

/** A payment on the provider's page. */
export interface PaymentInput {
  merchantTransactionId: string
  /** The amount in minor units. */
  amount: number
  currency: CurrencyCode
  goods: string
  email: string
  language: string
  methods: OnlineMethod[]
  /** The absolute URLs to which the learner returns: after paying, and without paying. */
  returnTo: string
  backTo: string
  /** The instant until which it may be paid, in milliseconds. */
  lapsesAt: number
}

/** The provider's page for a payment, and the provider's own id of the page. */
export interface PaymentPage {
  url: string
  reference: string
}

/** A notice of a provider about a payment. `id` is the provider's id of the event, the same if the event is sent again. */
export interface PaymentNotice extends PaymentEvent {
  id: string
  merchantTransactionId: string | null
  /** The instant of the event, in milliseconds. */
  at: number
}

/** A refund of a payment, in full or in part. */
export interface RefundInput {
  /** The portal's own key of the refund: the same key always means the same refund. */
  key: string
  /** The provider's id of the payment. */
  payment: string
  /** The amount in minor units. */
  amount: number
  currency: CurrencyCode
}

/**
 * The provider's answer to a refund: `id` is its own id of the refund, null if it created none. `reason` is the cause of the failure, in
 * its words.
 */
export type RefundOutcome =
  | { status: 'done' | 'pending'; id: string }
  | { status: 'failed'; id: string | null; reason: string }

/** A notice of a provider about a refund that the portal requested; `key` is that of the request. */
export interface RefundNotice {
  kind: 'refund'
  /** The provider's own id of the event. */
  id: string
  key: string
  payment: string | null
  amount: number
  currency: CurrencyCode | null
  outcome: RefundOutcome
  /** The instant of the event, in milliseconds. */
  at: number
}

/** A notice of the total refunds of a payment, including those that were made at the provider itself. */
export interface RefundedNotice {
  kind: 'refunded'
  id: string
  payment: string
  /** The total of all refunds, in minor units. */
  amount: number
  currency: CurrencyCode | null
  at: number
}

export type ProviderNotice = PaymentNotice | RefundNotice | RefundedNotice

/** A text of a notice. PostgreSQL can't store a NUL. */
export const providerText = z.string().check(z.minLength(1), z.maxLength(500), z.regex(/^[^\0]+$/))
/** An amount of a notice in minor units, and its instant in milliseconds, before the year 2200. */
export const noticeAmount = z.int().check(z.gte(0))
export const noticeInstant = z.int().check(z.gte(0), z.lte(7_258_118_400_000))

/** The provider of online payments. Every method throws if the provider fails. */
export interface Payments {
  /** The prefix of the ids of its events. */
  name: string
  /** Opens a page; the same input again returns the same page. */
  begin(input: PaymentInput): Promise<PaymentPage>
  /** Closes a page, so that it can't be paid any more. A page that was paid or closed stays as it is. */
  end(reference: string): Promise<void>
  /**
   * Refunds money of a payment. A refund that is impossible returns `failed`. Throws if it is unknown whether the money left: the same
   * refund must then be requested again. Also throws if the key was used for another refund.
   */
  refund(input: RefundInput): Promise<RefundOutcome>
  /**
   * Reads a webhook request: `forged` unless the provider signed it recently, null if it is not about a payment, `malformed` if it is
   * signed but can't be read. `now` in milliseconds.
   */
  read(
    body: string,
    header: (name: string) => string | undefined,
    now: number,
  ): ProviderNotice | null | 'forged' | 'malformed'
}

/** The path on the main origin to which providers send notices of payments. */
export const webhookPath = '/payment/webhook'
