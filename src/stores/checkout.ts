import { atom } from 'nanostores'
import { cancelOrder, getBankAccount, getOrder, getPaymentStatus, placeOrder } from '../contract/order.ts'
import { getServerTime } from '../contract/server-time.ts'
import { currencyId } from '../domain/country/currency.ts'
import type { BankAccount } from '../domain/order/bank-account.ts'
import type { BillingAddress, Buyer } from '../domain/order/buyer.ts'
import type { Order } from '../domain/order/order.ts'
import type { OrderTarget } from '../domain/order/order-target.ts'
import type { PayType } from '../domain/order/pay-type.ts'
import { environment } from '../environment/environment.ts'
import { sayUnreachable } from './act.ts'

/** The contents of the payment page: an order or a quote, nothing to pay, or that it could not be asked. */
export type Checkout =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed' }
  | { state: 'ready'; order: Order }

export const $checkout = atom<Checkout>({ state: 'loading' })
/** Whether an order is being placed: from the click on Pay until the answer. */
export const $placing = atom(false)
/** The bank account and order of the transfer dialog while it is open; null while it is closed. */
export const $bank = atom<{ account: BankAccount; order: Order; first: boolean } | null>(null)
/** How many milliseconds the server's clock is ahead of the browser's. */
export const $ahead = atom(0)

export interface Choice {
  payType: PayType
  /** The code of the billing country, two letters, which decides the VAT. Empty for the learner's own. */
  country: string
}

/**
 * Asks for the order of an item, or for the quote of a choice. A card order that failed or lapsed is
 * cancelled, so that another can be placed.
 */
export async function loadCheckout(target: OrderTarget, choice?: Choice): Promise<void> {
  const answer = await environment().api.call(getOrder, {
    target,
    ...(choice && { payType: choice.payType }),
    ...(choice?.country && { billingCountry: choice.country }),
  })
  if (!answer.ok) {
    const missing = answer.failure.kind === 'refused'
    $checkout.set({ state: missing ? 'missing' : 'failed' })
    return
  }
  const order = answer.value
  if (isOver(order) && (await cancel(order))) return loadCheckout(target, choice)
  $checkout.set({ state: 'ready', order })
}

/**
 * Whether an order has ended so that another can take its place. Specification 1, section 4: order and
 * payment.
 */
const isOver = ({ state, payType, placedAt, seqNo }: Order): boolean =>
  (state === 'timedOut' || state === 'failed') && payType === 'card' && placedAt !== null && seqNo !== null

async function cancel({ seqNo, target }: Order): Promise<boolean> {
  if (!seqNo) return false
  return (await environment().api.call(cancelOrder, { target, seqNo })).ok
}

/** Changes the way of paying: cancels the placed order, so that one with another way can be placed. */
export async function changeWay(order: Order): Promise<void> {
  if (await cancel(order)) await loadCheckout(order.target)
}

/** Measures how far the server's clock is ahead, for the countdown. */
export async function measureAhead(): Promise<void> {
  const { api, now } = environment()
  const asked = now()
  const answer = await api.call(getServerTime, { askedAt: asked })
  if (answer.ok) $ahead.set(answer.value - Math.round((asked + now()) / 2))
}

/**
 * Places exactly the order that was shown. By card the reader leaves for the provider's page; a bank transfer
 * opens its dialog. A refusal says why, and the page shows what is true now. Specification 1, section 4.
 */
export async function pay(order: Order, buyer: Buyer, billing: BillingAddress): Promise<void> {
  if ($placing.get()) return
  $placing.set(true)
  try {
    const { seqNo, target, payType, regionId, goods, certificationId } = order
    const { currency, fee, serviceRate, serviceFee, vatRate, vat, total } = order
    const answer = await environment().api.call(placeOrder, {
      ...{ seqNo, target, payType, regionId, goods, certificationId, buyer, billing },
      ...{ currency, currencyId: currencyId[currency], fee, serviceRate, serviceFee, vatRate, vat, total },
    })
    if (!answer.ok) {
      sayUnreachable(answer.failure)
      await loadCheckout(target, { payType, country: billing.country })
    } else if (answer.value.paymentUrl) environment().navigation.go(answer.value.paymentUrl)
    else await transferPlaced(target, answer.value.merchantTransactionId)
  } finally {
    $placing.set(false)
  }
}

async function transferPlaced(target: OrderTarget, merchantTransactionId: string): Promise<void> {
  await loadCheckout(target)
  const shown = $checkout.get()
  if (shown.state === 'ready') await openBank(shown.order, true)
  await environment().api.call(getPaymentStatus, { merchantTransactionId })
}

/** Opens the dialog with the bank details of an order. */
export async function openBank(order: Order, first: boolean): Promise<void> {
  const answer = await environment().api.call(getBankAccount, { regionId: order.regionId })
  if (answer.ok) $bank.set({ account: answer.value, order, first })
  else sayUnreachable(answer.failure)
}
