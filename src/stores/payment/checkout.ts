import { atom } from 'nanostores'
import { type Failure, refusalCodeOf } from '../../api/result.ts'
import {
  cancelOrder,
  getBankAccount,
  getOrder,
  getPaymentStatus,
  isPaymentRequired,
  placeOrder,
} from '../../contract/money/order.ts'
import { codeByReason } from '../../contract/protocol/codes.ts'
import { getServerTime } from '../../contract/protocol/server-time.ts'
import { findNotSoldItem, type NotSoldItem } from '../../contract/refusal-context.ts'
import { numericCodeByCurrency } from '../../domain/country/currency.ts'
import type { BankAccount } from '../../domain/order/bank-account.ts'
import type { BillingAddress, Buyer } from '../../domain/order/buyer.ts'
import type { Checkout } from '../../domain/order/checkout.ts'
import type { Order } from '../../domain/order/order.ts'
import type { OrderTarget } from '../../domain/order/order-target.ts'
import type { PayType } from '../../domain/order/pay-type.ts'
import { environment } from '../../environment/environment.ts'
import { sellerPaymentUrl } from '../../query/payment.ts'
import type { Place } from '../../routes.ts'
import { formFailureOf } from '../form/form.ts'
import { reportUnreachable } from '../notice/notices.ts'
import { openIfPrerequisiteMissing } from '../prerequisite/prerequisite.ts'

/**
 * The contents of the payment page. `free`: there is nothing to pay; `notSold`: this site does not sell the item;
 * `notAdmitted`: the learner can't enrol now; `ready`: an order or a quote; `failed`: the server could not be
 * reached.
 */
export type CheckoutState =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'free' }
  | { state: 'failed' }
  | { state: 'notSold'; item: NotSoldItem }
  | { state: 'notAdmitted'; order: Checkout; failure: Failure }
  | { state: 'ready'; order: Checkout }

export const $checkout = atom<CheckoutState>({ state: 'loading' })
/** Whether an order is being placed: from the click on Pay until the response. */
export const $isPlacingOrder = atom(false)
/**
 * The bank account and the order in the bank-transfer dialog; null while it is closed. `first` is true right after
 * the order was placed.
 */
export const $bankDialog = atom<{ account: BankAccount; order: Checkout; first: boolean } | null>(null)
/** The ended order that a new order replaces. The form is filled in with the data of the ended order. */
export const $replacedOrder = atom<Checkout | null>(null)
/** Whether the quote for the latest choice is loading. Nothing can be ordered until the quote is shown. */
export const $isQuoteLoading = atom(false)
/** Whether a placed order is being cancelled because the learner wants another payment method. */
export const $isChangingMethod = atom(false)
/** Whether the total changed between its display and the click on Pay. In this case nothing was ordered. */
export const $hasTotalChanged = atom(false)
/** The milliseconds by which the server's clock is ahead of the browser's. */
export const $clockSkew = atom(0)

export interface CheckoutChoice {
  payType: PayType
  /** The two-letter code of the billing country, which determines the VAT; '' means the learner's country. */
  country: string
  /** The billed company and its VAT number; '' if there is none. */
  company: string
  vatNumber: string
}

let latestLoad = 0

/**
 * Loads the order of an item, or the quote for a choice of payment method and billing data. A card order that failed
 * or expired is cancelled, so that a new order can be placed. If the choice contains an invalid value, the previous
 * quote stays.
 */
export async function loadCheckout(target: OrderTarget, choice?: CheckoutChoice): Promise<void> {
  latestLoad += 1
  const load = latestLoad
  $isQuoteLoading.set(true)
  const { payType, country, company, vatNumber } = choice ?? {}
  const request = {
    target,
    ...(choice && { payType, company, vatNumber }),
    ...(country && { billingCountry: country }),
  }
  const result = await environment().api.call(getOrder, request, choice ? { shownByCaller: 'refusals' } : {})
  // A newer choice is being loaded, so this response is ignored.
  if (load !== latestLoad) return
  $isQuoteLoading.set(false)
  if (!result.ok) {
    const code = refusalCodeOf(result.failure)
    // The form keeps the last quote and marks the invalid field before anything is ordered.
    if (code === codeByReason.invalid && choice && $checkout.get().state === 'ready') return
    const context = result.failure.kind === 'refused' ? result.failure.context : {}
    if (context.reason === 'freeOfCharge') return $checkout.set({ state: 'free' })
    const item = findNotSoldItem(context)
    if (item) return $checkout.set({ state: 'notSold', item })
    const missing = code !== undefined && code !== codeByReason.busy
    $checkout.set({ state: missing ? 'missing' : 'failed' })
    return
  }
  const order = result.value
  if (isOver(order) && (await cancel(order))) {
    $replacedOrder.set(order)
    return loadCheckout(target, choiceOf(order))
  }
  const refused = order.seqNo === null && !choice ? await refusedToEnrol(target) : null
  if (load !== latestLoad) return
  $checkout.set(refused ? { state: 'notAdmitted', order, failure: refused } : { state: 'ready', order })
}

/**
 * Returns the reason why the learner cannot enrol in an item, before the learner fills in the form. Returns null if
 * the learner can enrol, or if the server is unreachable; placing the order checks this again.
 */
async function refusedToEnrol(target: OrderTarget): Promise<Failure | null> {
  const result = await environment().api.call(isPaymentRequired, { target }, { shownByCaller: 'refusals' })
  return !result.ok && result.failure.kind === 'refused' ? result.failure : null
}

/** Waits until the quote for the latest choice is shown. */
const waitForQuote = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = $isQuoteLoading.subscribe((asking) => {
      if (asking) return
      resolve()
      queueMicrotask(() => stop())
    })
  })

/** Returns the choice (method and billing data) with which an order was placed. */
const choiceOf = ({ payType, buyer, billing }: Checkout): CheckoutChoice => ({
  payType,
  country: billing?.country ?? '',
  company: buyer?.company ?? '',
  vatNumber: buyer?.vatNumber ?? '',
})

/**
 * Returns whether a card order has ended, so that another order can replace it. Specification 1, section 4: order
 * and payment.
 */
const isOver = ({ state, payType, placedAt, seqNo }: Order): boolean =>
  (state === 'timedOut' || state === 'failed') && payType === 'card' && placedAt !== null && seqNo !== null

async function cancel({ seqNo, target }: Order): Promise<boolean> {
  if (!seqNo) return false
  return (await environment().api.call(cancelOrder, { target, seqNo })).ok
}

/**
 * Changes the payment method: cancels the placed order, so that a new order can be placed on the site that sells the
 * item. If no site sells the item, nothing is cancelled.
 */
export async function changePaymentMethod(place: Place, order: Checkout): Promise<void> {
  const { site, target } = order
  if (!site) return
  if ($isChangingMethod.get()) return
  $isChangingMethod.set(true)
  try {
    if (!(await cancel(order))) return
    if (site.siteId !== place.siteId)
      return environment().navigation.go(sellerPaymentUrl(place, site, target))
    $replacedOrder.set(order)
    await loadCheckout(target, choiceOf(order))
  } finally {
    $isChangingMethod.set(false)
  }
}

/** Measures how far the server's clock is ahead of the browser's, for the countdown. */
export async function measureClockSkew(): Promise<void> {
  const { api, now } = environment()
  const askedAt = now()
  const result = await api.call(getServerTime, { askedAt })
  if (result.ok) $clockSkew.set(result.value - Math.round((askedAt + now()) / 2))
}

/**
 * Places exactly the order that was displayed, as soon as the quote for the latest choice is loaded. If the total
 * differs, nothing is ordered. A card payment redirects to the provider's page; a bank transfer opens a dialog.
 * After a refusal the page shows the current quote. Returns 'placed', or the names of the fields that the server
 * refuses. Specification 1, section 4.
 */
export async function placeDisplayedOrder(
  clicked: Order,
  buyer: Buyer,
  billing: BillingAddress,
): Promise<'placed' | readonly string[]> {
  if ($isPlacingOrder.get()) return []
  $isPlacingOrder.set(true)
  $hasTotalChanged.set(false)
  try {
    await waitForQuote()
    const shown = $checkout.get()
    if (shown.state !== 'ready') return []
    const { order } = shown
    $hasTotalChanged.set(order.shown.total !== clicked.shown.total)
    if ($hasTotalChanged.get()) return []
    const { seqNo, target, payType, regionId, goods, certificationId } = order
    const { currency, fee, serviceRate, serviceFee, vatRate, vat, total } = order
    const request = {
      ...{ seqNo, target, payType, regionId, goods, certificationId, buyer, billing },
      ...{
        currency,
        currencyId: numericCodeByCurrency[currency],
        fee,
        serviceRate,
        serviceFee,
        vatRate,
        vat,
        total,
      },
    }
    const result = await environment().api.call(placeOrder, request, { shownByCaller: 'fields' })
    if (!result.ok) {
      if (!openIfPrerequisiteMissing(result.failure)) reportUnreachable(result.failure)
      const { company = '', vatNumber = '' } = buyer
      await loadCheckout(target, { payType, country: billing.country, company, vatNumber })
      const now = $checkout.get()
      $hasTotalChanged.set(
        now.state === 'ready' && now.order.seqNo === null && now.order.shown.total !== order.shown.total,
      )
      const failure = formFailureOf(result.failure)
      return failure.kind === 'fields' ? failure.fields : []
    }
    if (result.value.paymentUrl) environment().navigation.go(result.value.paymentUrl)
    else await showTransfer(target, result.value.merchantTransactionId)
    return 'placed'
  } finally {
    $isPlacingOrder.set(false)
  }
}

/**
 * The interval in milliseconds at which the state of an order is requested while the order is being paid on the
 * provider's page.
 */
const pollInterval = 5000

/**
 * Polls an order that is being paid on the provider's page and reloads it when its state changes. Returns a
 * function that stops the polling.
 */
export const pollOrder = ({ merchantTransactionId, state, target }: Order): (() => void) =>
  environment().every(async () => {
    if (!merchantTransactionId) return
    const result = await environment().api.call(getPaymentStatus, { merchantTransactionId })
    if (result.ok && result.value !== state) await loadCheckout(target)
  }, pollInterval)

async function showTransfer(target: OrderTarget, merchantTransactionId: string): Promise<void> {
  await loadCheckout(target)
  const shown = $checkout.get()
  if (shown.state === 'ready') await openBankDialog(shown.order, true)
  await environment().api.call(getPaymentStatus, { merchantTransactionId })
}

/** Opens the dialog with the bank details of an order. */
export async function openBankDialog(order: Checkout, first: boolean): Promise<void> {
  const result = await environment().api.call(getBankAccount, { regionId: order.regionId })
  if (result.ok) $bankDialog.set({ account: result.value, order, first })
  else reportUnreachable(result.failure)
}
