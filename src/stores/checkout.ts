import { atom } from 'nanostores'
import * as z from 'zod/mini'
import { cancelOrder, getBankAccount, getOrder, getPaymentStatus, placeOrder } from '../contract/order.ts'
import { orderKindCode } from '../contract/order-wire.ts'
import { getServerTime } from '../contract/server-time.ts'
import { currencyId } from '../domain/currency/currency.ts'
import type { BankAccount } from '../domain/order/bank-account.ts'
import type { BillingAddress, Buyer } from '../domain/order/buyer.ts'
import type { Order } from '../domain/order/order.ts'
import type { OrderRelation } from '../domain/order/order-relation.ts'
import type { PayType } from '../domain/order/pay-type.ts'
import { environment } from '../environment/environment.ts'
import { sayUnreachable } from './act.ts'

/** What the payment page shows: an order or a quote, nothing to pay, or that it could not be asked. */
export type Checkout =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed' }
  | { state: 'ready'; order: Order }

export const $checkout = atom<Checkout>({ state: 'loading' })
/** True from the click on Pay until the answer is there. */
export const $placing = atom(false)
/** Where a bank transfer goes, while its dialog is open. */
export const $bank = atom<{ account: BankAccount; order: Order; first: boolean } | null>(null)
/** Milliseconds that the server's clock is ahead of this one. */
export const $ahead = atom(0)

/** What the URL asks to pay; null where it says nothing that can be. Specification 1, section 2: /payment. */
export function relationOfUrl(url: URLSearchParams): OrderRelation | null {
  const id = Number(url.get('relationId'))
  const kind = z.safeDecode(orderKindCode, (url.get('relationType') ?? '') as never)
  return Number.isInteger(id) && id > 0 && kind.success ? { id, kind: kind.data } : null
}

export interface Choice {
  payType: PayType
  /** Two letters; decides the VAT. Empty while none is chosen: then the learner's own. */
  country: string
}

/** Asks for the order, or for the quote of a choice. A card order that failed or lapsed is cancelled, so that another can be placed. */
export async function loadCheckout(relation: OrderRelation, choice?: Choice): Promise<void> {
  const answer = await environment().api.call(getOrder, {
    relationId: relation.id,
    relationType: relation.kind,
    ...(choice && { payType: choice.payType }),
    ...(choice?.country && { billingCountry: choice.country }),
  })
  if (!answer.ok) {
    const missing = answer.failure.kind === 'refused'
    $checkout.set({ state: missing ? 'missing' : 'failed' })
    return
  }
  const order = answer.value
  if (isOver(order) && (await cancel(order))) return loadCheckout(relation, choice)
  $checkout.set({ state: 'ready', order })
}

/** Specification 1, section 4: order and payment. */
const isOver = ({ state, payType, placedAt, seqNo }: Order): boolean =>
  (state === 'timedOut' || state === 'failed') && payType === 'card' && placedAt !== null && seqNo !== null

async function cancel({ seqNo, relation }: Order): Promise<boolean> {
  if (!seqNo) return false
  const { id: relationId, kind: relationType } = relation
  return (await environment().api.call(cancelOrder, { relationId, relationType, seqNo })).ok
}

/** Another way of paying than that of the order that was placed: that one goes first. */
export async function changeWay(order: Order): Promise<void> {
  if (await cancel(order)) await loadCheckout(order.relation)
}

/** Measures how far the server's clock is ahead, for the countdown. */
export async function measureAhead(): Promise<void> {
  const { api, now } = environment()
  const asked = now()
  const answer = await api.call(getServerTime, { timeStamp: asked })
  if (answer.ok) $ahead.set(answer.value - Math.round((asked + now()) / 2))
}

/**
 * Orders exactly what was shown. By card the reader leaves for the provider's page; a bank transfer opens its dialog and is
 * asked for once. A refusal says why, and shows what is true now. Specification 1, section 4.
 */
export async function pay(order: Order, buyer: Buyer, billing: BillingAddress): Promise<void> {
  if ($placing.get()) return
  $placing.set(true)
  try {
    const { seqNo, relation, payType, regionId, goods, certificationId } = order
    const { currency, fee, serviceRate, serviceFee, vatRate, vat, total } = order
    const answer = await environment().api.call(placeOrder, {
      ...{ seqNo, relation, payType, regionId, goods, certificationId, buyer, billing },
      ...{ currency, currencyId: currencyId[currency], fee, serviceRate, serviceFee, vatRate, vat, total },
    })
    if (!answer.ok) {
      sayUnreachable(answer.failure)
      await loadCheckout(relation, { payType, country: billing.country })
    } else if (answer.value.paymentUrl) environment().navigation.go(answer.value.paymentUrl)
    else await transferPlaced(relation, answer.value.merchantTransactionId)
  } finally {
    $placing.set(false)
  }
}

async function transferPlaced(relation: OrderRelation, merchantTransactionId: string): Promise<void> {
  await loadCheckout(relation)
  const shown = $checkout.get()
  if (shown.state === 'ready') await openBank(shown.order, true)
  await environment().api.call(getPaymentStatus, { merchantTransactionId })
}

/** Opens the bank details of an order. */
export async function openBank(order: Order, first: boolean): Promise<void> {
  const answer = await environment().api.call(getBankAccount, { regionId: order.regionId })
  if (answer.ok) $bank.set({ account: answer.value, order, first })
  else sayUnreachable(answer.failure)
}
