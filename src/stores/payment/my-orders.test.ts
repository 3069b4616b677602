import { beforeEach, expect, test } from 'vitest'
import { openPageSignedIn, type Page } from '#tests/fixtures/page.ts'
import { place } from '#tests/fixtures/place.ts'
import { setFee, paidCertification as target } from '#tests/fixtures/server/paid-certification.ts'
import { ordered, quoteOf } from '#tests/fixtures/server/paying.ts'
import { cancelOrder, deleteOrder } from '../../contract/money/order.ts'

let page: Page
let orders: typeof import('./my-orders.ts')
beforeEach(async () => {
  page = await openPageSignedIn()
  await setFee(page.portal)
  orders = await import('./my-orders.ts')
})
const placed = () => ordered(page.elsewhere, target.kind, target.id, 'bankTransfer')
const toasts = async () => (await import('../notice/notices.ts')).$toasts.get().map(({ text }) => text)
const listed = async () => {
  const { myLearningData } = await import('../my-learning/my-learning.ts')
  await myLearningData.orders.load()
  const now = myLearningData.orders.$state.get()
  return now.state === 'ready' ? now.value.rows.map(({ seqNo }) => seqNo) : now.state
}

test('an order that is removed is gone from the list', async () => {
  const order = await placed()
  expect(await listed()).toEqual([order.seqNo])
  await orders.removeOrder(order)
  expect([await listed(), await toasts()]).toEqual([[], ['notices:removed']])
})

test('paying in another way cancels the order and leads to the payment page', async () => {
  const order = await placed()
  await orders.payWithOtherMethod(place, order)
  expect(page.left).toEqual(['/eu/payment?relationId=2&relationType=0'])
  expect(page.line.sent(cancelOrder)).toEqual([{ target, seqNo: order.seqNo }])
  expect((await quoteOf(page.elsewhere, target.kind, target.id)).seqNo).toBeNull()
})

test('a quote has no number, so nothing is removed or canceled', async () => {
  const quote = await quoteOf(page.elsewhere, target.kind, target.id)
  await orders.removeOrder(quote)
  page.clock.advance(1000)
  await orders.payWithOtherMethod(place, quote)
  expect([page.line.times(deleteOrder), page.line.times(cancelOrder), page.left]).toEqual([0, 0, []])
})
