import { beforeEach, expect, test } from 'vitest'
import { expireOverdue } from '#server/jobs/expire-overdue.ts'
import { awaitResponses, openPageSignedIn, type Page } from '#tests/fixtures/page.ts'
import { place as here } from '#tests/fixtures/place.ts'
import { setFee, paidCertification as target } from '#tests/fixtures/server/paid-certification.ts'
import { billing, noticeOf, notify, ordered } from '#tests/fixtures/server/paying.ts'
import { paymentOrigin } from '#tests/fixtures/server/portal.ts'
import {
  cancelOrder,
  getBankAccount,
  getOrder,
  getPaymentStatus,
  placeOrder,
} from '../../contract/money/order.ts'
import { getServerTime } from '../../contract/protocol/server-time.ts'
import type { Checkout } from '../../domain/order/checkout.ts'

const company = { company: 'Engines', vatNumber: 'FR83404833048' }
const ada = { email: 'ada@example.org', firstName: 'Ada', lastName: 'Byron', phone: '' }
const transfer = { payType: 'bankTransfer', country: 'DE', company: '', vatNumber: '' } as const
const minute = 60_000

let page: Page
let store: typeof import('./checkout.ts')
beforeEach(async () => {
  page = await openPageSignedIn()
  await setFee(page.portal)
  store = await import('./checkout.ts')
})

/** Returns the order or quote that the payment page shows. */
const shown = (): Checkout => {
  const now = store.$checkout.get()
  if (now.state !== 'ready') throw new Error(`The checkout is ${now.state}`)
  return now.order
}
const toasts = async () => (await import('../notice/notices.ts')).$toasts.get().map(({ text }) => text)
const quote = async (choice?: Parameters<typeof store.loadCheckout>[1]): Promise<Checkout> => {
  await store.loadCheckout(target, choice)
  return shown()
}
const place = (payType: 'card' | 'bankTransfer' = 'card') =>
  ordered(page.elsewhere, target.kind, target.id, payType)
const fail = async () => notify(page.portal, noticeOf(await place(), { kind: 'failed' }))

test('without a choice the quote is by card, for the learner’s own country', async () => {
  const loading = store.loadCheckout(target)
  expect(store.$isQuoteLoading.get()).toBe(true)
  await loading
  expect(shown()).toMatchObject({ seqNo: null, payType: 'card', vatRule: 'buyer', vatRate: 1900 })
  expect(store.$isQuoteLoading.get()).toBe(false)
})

test('a choice decides the payment method and the VAT', async () => {
  expect(await quote({ ...transfer, country: 'FR' })).toMatchObject({
    ...{ payType: 'bankTransfer', vatRule: 'buyer', vatRate: 2000 },
  })
  expect(await quote({ ...transfer, country: 'FR', ...company })).toMatchObject({
    ...{ vatRule: 'reverseCharge', vatNumberState: 'confirmed' },
  })
})

test('a choice without a country is quoted for the learner’s country', async () => {
  expect(await quote({ ...transfer, country: '' })).toMatchObject({ payType: 'bankTransfer', vatRate: 1900 })
})

test('a late answer to an older choice is ignored, and nothing can be ordered until the newest is there', async () => {
  const older = page.line.hold(getOrder)
  const first = store.loadCheckout(target, transfer)
  await awaitResponses()
  const newer = page.line.hold(getOrder)
  const second = store.loadCheckout(target, { ...transfer, payType: 'card' })
  await awaitResponses()
  older()
  await first
  expect([store.$checkout.get().state, store.$isQuoteLoading.get()]).toEqual(['loading', true])
  newer()
  await second
  expect([shown().payType, store.$isQuoteLoading.get()]).toEqual(['card', false])
})

test('an item that does not exist is missing; an unreachable server is a failure', async () => {
  await store.loadCheckout({ kind: 'certification', id: 99_999 })
  expect(store.$checkout.get()).toEqual({ state: 'missing' })
  page.line.up = false
  await store.loadCheckout(target)
  expect(store.$checkout.get()).toEqual({ state: 'failed' })
  expect(store.$isQuoteLoading.get()).toBe(false)
})

test('a card order that expired is cancelled, and its entries are offered for the next order', async () => {
  await quote({ ...transfer, payType: 'card', country: 'FR', ...company })
  await store.placeDisplayedOrder(shown(), { ...ada, ...company }, { ...billing, country: 'FR' })
  page.clock.advance(30 * minute)
  await expireOverdue(page.portal.db, page.clock.now)
  await store.loadCheckout(target)
  expect(page.line.times(cancelOrder)).toBe(1)
  expect(store.$replacedOrder.get()).toMatchObject({
    ...{ state: 'timedOut', billing: { country: 'FR' }, buyer: company },
  })
  expect(shown()).toMatchObject({ seqNo: null, payType: 'card', vatRule: 'reverseCharge' })
})

test('a card order that was declined is cancelled, and the next one may be placed', async () => {
  await fail()
  await store.loadCheckout(target)
  expect([store.$replacedOrder.get()?.state, shown().seqNo]).toEqual(['failed', null])
  expect(await store.placeDisplayedOrder(shown(), ada, billing)).toBe('placed')
})

test('the next order of a person without a company is quoted without a company', async () => {
  await fail()
  await store.loadCheckout(target)
  expect(page.line.sent(getOrder).at(-1)).toMatchObject({ company: '', vatNumber: '' })
})

test('a choice that could not be loaded is a failure, but an invalid one keeps the last quote', async () => {
  const order = await quote()
  await store.loadCheckout(target, { ...transfer, country: 'XX' })
  expect(shown()).toEqual(order)
  page.line.up = false
  await store.loadCheckout(target, transfer)
  expect(store.$checkout.get()).toEqual({ state: 'failed' })
})

test('an ended order that could not be cancelled is shown as it is', async () => {
  await fail()
  page.line.lose(cancelOrder)
  await store.loadCheckout(target)
  expect([store.$replacedOrder.get(), shown().state]).toEqual([null, 'failed'])
})

test('an expired bank transfer and an open card order are not cancelled', async () => {
  await place('bankTransfer')
  page.clock.advance(4 * 24 * 60 * minute)
  await expireOverdue(page.portal.db, page.clock.now)
  await page.signIn()
  expect((await quote()).state).toBe('timedOut')
  page = await openPageSignedIn()
  store = await import('./checkout.ts')
  await place()
  expect((await quote()).state).toBe('pending')
  expect(page.line.times(cancelOrder)).toBe(0)
  expect(store.$replacedOrder.get()).toBeNull()
})

test('changing the payment method cancels the order and quotes it again with the same entries', async () => {
  await quote({ ...transfer, country: 'FR' })
  await store.placeDisplayedOrder(shown(), ada, { ...billing, country: 'FR' })
  const placed = shown()
  await store.changePaymentMethod(here, placed)
  expect(store.$replacedOrder.get()).toEqual(placed)
  expect(shown()).toMatchObject({ seqNo: null, payType: 'bankTransfer', vatRate: 2000 })
  expect(page.line.sent(getOrder).at(-1)).toEqual({
    ...{ target, payType: 'bankTransfer', billingCountry: 'FR', company: '', vatNumber: '' },
  })
})

test('an order that could not be cancelled stays, and a quote has nothing to cancel', async () => {
  const placed = await place('bankTransfer')
  await store.loadCheckout(target)
  page.line.lose(cancelOrder)
  await store.changePaymentMethod(here, placed)
  expect([store.$replacedOrder.get(), shown().seqNo]).toEqual([null, placed.seqNo])
  await store.changePaymentMethod(here, { ...placed, seqNo: null })
  expect(page.line.times(cancelOrder)).toBe(1)
})

test('paying by card leaves for the page of the provider', async () => {
  expect(await store.placeDisplayedOrder(await quote(), ada, billing)).toBe('placed')
  expect(page.left).toEqual([expect.stringMatching(`^${paymentOrigin}/pay/`)])
  expect(store.$bankDialog.get()).toBeNull()
  expect(page.line.sent(placeOrder)).toMatchObject([{ buyer: ada, billing, currencyId: 978, total: 29631 }])
})

test('a second click while an order is being placed does nothing', async () => {
  const order = await quote()
  const answer = page.line.hold(placeOrder)
  const first = store.placeDisplayedOrder(order, ada, billing)
  await awaitResponses()
  expect(store.$isPlacingOrder.get()).toBe(true)
  expect(await store.placeDisplayedOrder(order, ada, billing)).toEqual([])
  answer()
  expect(await first).toBe('placed')
  expect([page.line.times(placeOrder), store.$isPlacingOrder.get()]).toEqual([1, false])
})

test('a bank transfer opens its dialog, and the payment status is requested once', async () => {
  expect(await store.placeDisplayedOrder(await quote(transfer), ada, billing)).toBe('placed')
  expect(shown()).toMatchObject({ state: 'created', payType: 'bankTransfer' })
  expect(store.$bankDialog.get()).toEqual({
    ...{ account: expect.objectContaining({ region: 'DE' }), order: shown(), first: true },
  })
  const { merchantTransactionId } = shown()
  expect(page.line.sent(getPaymentStatus)).toEqual([{ merchantTransactionId }])
  expect(page.left).toEqual([])
})

test('a refusal names the wrong fields, and the quote is requested again for the same entries', async () => {
  const order = await quote()
  const refused = await store.placeDisplayedOrder(
    order,
    { ...ada, ...company, company: '' },
    { ...billing, country: 'FR' },
  )
  expect(refused).toContain('company')
  expect(page.line.sent(getOrder).at(-1)).toEqual({
    ...{ target, payType: 'card', billingCountry: 'FR', company: '', vatNumber: company.vatNumber },
  })
  expect([store.$isPlacingOrder.get(), await toasts()]).toEqual([false, []])
})

test('an order whose fee changed meanwhile is not placed, and the new amounts are shown', async () => {
  const order = await quote()
  await setFee(page.portal, { EUR: 30000 })
  expect(await store.placeDisplayedOrder(order, ada, billing)).not.toBe('placed')
  expect(shown()).toMatchObject({ seqNo: null, fee: 30000, total: 35700 })
  expect(page.left).toEqual([])
})

test('an order that another tab has placed is shown instead, not as a changed total', async () => {
  const order = await quote({ ...transfer, payType: 'card', country: 'FR' })
  const placed = await place()
  expect(placed.total).not.toBe(order.total)
  expect(await store.placeDisplayedOrder(order, ada, { ...billing, country: 'FR' })).toEqual([])
  expect([shown().seqNo, store.$hasTotalChanged.get()]).toEqual([placed.seqNo, false])
})

test('an order that could not be sent says so, and the form can be sent again', async () => {
  const order = await quote()
  page.line.up = false
  expect(await store.placeDisplayedOrder(order, ada, billing)).toEqual([])
  expect([await toasts(), store.$isPlacingOrder.get()]).toEqual([['enrolment:unreachable'], false])
  page.line.up = true
  await store.loadCheckout(order.target)
  expect(await store.placeDisplayedOrder(order, ada, billing)).toBe('placed')
})

test('an order that is being paid is polled every five seconds until its state changes', async () => {
  const placed = await place()
  const before = page.line.times(getOrder)
  const stop = store.pollOrder(placed)
  page.clock.advance(4999)
  await awaitResponses()
  expect(page.line.times(getPaymentStatus)).toBe(0)
  page.clock.advance(1)
  await awaitResponses()
  expect([page.line.times(getPaymentStatus), page.line.times(getOrder)]).toEqual([1, before])
  await notify(page.portal, noticeOf(placed))
  page.clock.advance(5000)
  await awaitResponses()
  expect(shown().state).toBe('paid')
  stop()
  page.clock.advance(5000)
  await awaitResponses()
  expect(page.line.times(getPaymentStatus)).toBe(2)
})

test('a quote has no payment to poll, and a lost status changes nothing', async () => {
  store.pollOrder(await quote())
  page.clock.advance(5000)
  await awaitResponses()
  expect(page.line.times(getPaymentStatus)).toBe(0)
  store.pollOrder({ ...(await place()), state: 'created' })
  page.line.lose(getPaymentStatus)
  page.clock.advance(5000)
  await awaitResponses()
  expect(shown().seqNo).toBeNull()
})

test('the clock skew includes half of the round trip', async () => {
  const { environment, setEnvironment } = await import('../../environment/environment.ts')
  setEnvironment({ ...environment(), now: () => page.clock.now() - 7000 })
  const answer = page.line.hold(getServerTime)
  const measuring = store.measureClockSkew()
  await awaitResponses()
  page.clock.advance(1000)
  answer()
  await measuring
  expect(store.$clockSkew.get()).toBe(6500)
  page.line.up = false
  await store.measureClockSkew()
  expect(store.$clockSkew.get()).toBe(6500)
})

test('the bank details open for an order, and a failure says so', async () => {
  const order = await place('bankTransfer')
  page.line.lose(getBankAccount)
  await store.openBankDialog(order, false)
  expect([store.$bankDialog.get(), await toasts()]).toEqual([null, ['enrolment:unreachable']])
  await store.openBankDialog(order, false)
  expect(store.$bankDialog.get()).toMatchObject({ account: { region: 'DE' }, first: false })
})
