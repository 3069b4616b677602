import type { CurrencyCode } from '../../src/domain/currency/currency.ts'
import type { OnlineMethod } from '../../src/domain/order/pay-type.ts'
import type { PaymentEvent } from '../../src/domain/order/payment-event.ts'

/** What is to be paid on the provider's page. */
export interface PaymentWish {
  merchantTransactionId: string
  /** In minor units. */
  amount: number
  currency: CurrencyCode
  goods: string
  email: string
  language: string
  methods: OnlineMethod[]
  /** Absolute addresses: after paying, and for who turns back. */
  returnTo: string
  backTo: string
  /** In milliseconds. */
  lapsesAt: number
}

/** The provider's page for a payment, and its own name of it. */
export interface PaymentPage {
  url: string
  reference: string
}

/** What a provider tells. `id` is its own of the event: the same event comes again and again with the same. */
export interface PaymentNotice extends PaymentEvent {
  id: string
  merchantTransactionId: string | null
  /** In milliseconds. */
  at: number
}

/** The provider of payments by card and the like. Every method throws where the provider fails. */
export interface Payments {
  /** Stands before the ids of its events. */
  name: string
  /** Opens a page; the same wish again answers the same page. */
  begin(wish: PaymentWish): Promise<PaymentPage>
  /** Closes a page, so that nobody can pay there any more; one that was paid or closed stays as it is. */
  end(reference: string): Promise<void>
  /**
   * Reads what came to the webhook: `forged` unless it is signed by the provider and fresh, null for what tells nothing
   * about a payment. `now` in milliseconds.
   */
  read(
    body: string,
    header: (name: string) => string | undefined,
    now: number,
  ): PaymentNotice | null | 'forged'
}

/** Where providers tell of payments, on the main origin. */
export const webhookPath = '/payment/webhook'
