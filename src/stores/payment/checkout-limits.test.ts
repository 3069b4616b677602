import { beforeEach, expect, test } from 'vitest'
import { openPageSignedIn, type Page } from '#tests/fixtures/page.ts'
import { place as here } from '#tests/fixtures/place.ts'
import { setFee, paidCertification as target } from '#tests/fixtures/server/paid-certification.ts'
import { billing, ordered } from '#tests/fixtures/server/paying.ts'
import { cancelOrder, getOrder, isPaymentRequired, placeOrder } from '../../contract/money/order.ts'

const ada = { email: 'ada@example.org', firstName: 'Ada', lastName: 'Byron', phone: '' }
const transfer = { payType: 'bankTransfer', country: 'DE', company: '', vatNumber: '' } as const

let page: Page
let store: typeof import('./checkout.ts')
beforeEach(async () => {
  page = await openPageSignedIn()
  await setFee(page.portal)
  store = await import('./checkout.ts')
})
const place = () => ordered(page.elsewhere, target.kind, target.id, 'bankTransfer')

test('a busy server is a failure, which can be repeated', async () => {
  page.line.refuse(getOrder)
  await store.loadCheckout(target)
  expect(store.$checkout.get()).toEqual({ state: 'failed' })
  await store.loadCheckout(target)
  expect(store.$checkout.get().state).toBe('ready')
})

test('an invalid choice without an earlier quote does not load forever', async () => {
  await store.loadCheckout(target, { ...transfer, country: 'XX' })
  expect(store.$checkout.get()).toEqual({ state: 'missing' })
})

test('only the first quote asks whether the learner can enrol', async () => {
  await store.loadCheckout(target)
  await store.loadCheckout(target, transfer)
  await place()
  await store.loadCheckout(target)
  expect(page.line.times(isPaymentRequired)).toBe(1)
})

test('an order that no site sells any more is not canceled, and a second click cancels nothing', async () => {
  const placed = await place()
  await store.loadCheckout(target)
  const now = store.$checkout.get()
  if (now.state !== 'ready') throw new Error('The order is not shown')
  await store.changePaymentMethod(here, { ...now.order, site: null })
  expect([page.line.times(cancelOrder), store.$isChangingMethod.get()]).toEqual([0, false])
  await Promise.all([store.changePaymentMethod(here, now.order), store.changePaymentMethod(here, now.order)])
  expect(page.line.sent(cancelOrder)).toEqual([{ target, seqNo: placed.seqNo }])
})

test('nothing is ordered while no quote is shown', async () => {
  await store.loadCheckout(target)
  const now = store.$checkout.get()
  if (now.state !== 'ready') throw new Error('The quote is not shown')
  page.line.lose(getOrder)
  await store.loadCheckout(target)
  expect(await store.placeDisplayedOrder(now.order, ada, billing)).toEqual([])
  expect([page.line.times(placeOrder), store.$hasTotalChanged.get()]).toEqual([0, false])
})
