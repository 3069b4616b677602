import * as z from 'zod/mini'
import type { CurrencyCode } from '#src/domain/country/currency.ts'
import type { OnlineMethod } from '#src/domain/order/pay-type.ts'
import type { PaymentEvent } from '#src/domain/order/payment-event.ts'

/** A payment that the provider's page asks for. */
export interface PaymentInput {
  merchantTransactionId: string
  /** The amount in minor units. */
  amount: number
  currency: CurrencyCode
  goods: string
  email: string
  language: string
  methods: OnlineMethod[]
  /** The absolute addresses that the learner comes back to: after paying, then without paying. */
  returnTo: string
  backTo: string
  /** The instant until which it may be paid, in milliseconds. */
  lapsesAt: number
}

/** The provider's page for a payment, and the provider's own id of it. */
export interface PaymentPage {
  url: string
  reference: string
}

/**
 * A notice of a provider about a payment. `id` is the provider's own of the event: the same event comes again
 * with the same one.
 */
export interface PaymentNotice extends PaymentEvent {
  id: string
  merchantTransactionId: string | null
  /** The instant of the event, in milliseconds. */
  at: number
}

/** Money of a payment that is to go back: all of it or a part. */
export interface RefundInput {
  /** The portal's own name of the refund: the same key again is the same refund, however often it comes. */
  key: string
  /** The provider's id of the payment. */
  payment: string
  /** The amount in minor units. */
  amount: number
  currency: CurrencyCode
}

/** What the provider says of a refund: `id` is its own of the refund, null where it made none. `reason` is why it failed, in its words. */
export type RefundOutcome =
  | { status: 'done' | 'pending'; id: string }
  | { status: 'failed'; id: string | null; reason: string }

/** A notice of a provider about a refund that the portal asked for: `key` is that of the wish. */
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

/** A notice of how much of a payment went back in all, whoever asked for it: somebody may refund at the provider itself. */
export interface RefundedNotice {
  kind: 'refunded'
  id: string
  payment: string
  /** All that went back, in minor units. */
  amount: number
  currency: CurrencyCode | null
  at: number
}

export type ProviderNotice = PaymentNotice | RefundNotice | RefundedNotice

/** A text of a notice: PostgreSQL keeps no NUL. */
export const providerText = z.string().check(z.minLength(1), z.maxLength(500), z.regex(/^[^\0]+$/))
/** An amount of a notice in minor units, and its instant in milliseconds, before the year 2200. */
export const noticeAmount = z.int().check(z.gte(0))
export const noticeInstant = z.int().check(z.gte(0), z.lte(7_258_118_400_000))

/** The provider of payments by card and the like. Every method throws where the provider fails. */
export interface Payments {
  /** The prefix of the ids of its events. */
  name: string
  /** Opens a page; the same wish again answers the same page. */
  begin(wish: PaymentInput): Promise<PaymentPage>
  /** Closes a page, so that nobody can pay there any more; one that was paid or closed stays as it is. */
  end(reference: string): Promise<void>
  /**
   * Sends money of a payment back. A wish that can't be fulfilled is answered as `failed`; throws where it is unknown whether the money
   * left: then the same wish has to come again. Throws too where the key was used for another wish.
   */
  refund(wish: RefundInput): Promise<RefundOutcome>
  /**
   * Reads a request to the webhook: `forged` unless it is signed by the provider and fresh, null for one that
   * is not about a payment, `malformed` for one that is signed but tells nothing that can be read. `now` in milliseconds.
   */
  read(
    body: string,
    header: (name: string) => string | undefined,
    now: number,
  ): ProviderNotice | null | 'forged' | 'malformed'
}

/** The path on the main origin to which providers send notices of payments. */
export const webhookPath = '/payment/webhook'
