import { describe, expect, test } from 'vitest'
import { decideEventEffect, type PayableOrder, type PaymentEvent } from './payment-event.ts'

const order: PayableOrder = { state: 'pending', total: 29631, currency: 'EUR', payment: null }
const paid: PaymentEvent = { kind: 'paid', payment: 'p1', amount: 29631, currency: 'EUR' }
const reviewed = (reason: string) => ({ outcome: 'review', reason })

describe('a payment', () => {
  test.each(['created', 'pending'] as const)('pays an order that is %s', (state) => {
    expect(decideEventEffect({ ...order, state }, paid)).toEqual({ outcome: 'apply', to: 'paid' })
  })

  test.each([
    ['failed', 'afterFailure'],
    ['timedOut', 'afterLapse'],
    ['cancelled', 'afterCancelling'],
  ] as const)('for an order that is %s is reviewed: %s', (state, reason) => {
    expect(decideEventEffect({ ...order, state }, paid)).toEqual(reviewed(reason))
  })

  test('without an order, or of another amount, is reviewed', () => {
    expect(decideEventEffect(undefined, paid)).toEqual(reviewed('unknownOrder'))
    expect(decideEventEffect(order, { ...paid, amount: 29630 })).toEqual(reviewed('otherAmount'))
    expect(decideEventEffect(order, { ...paid, currency: 'PLN' })).toEqual(reviewed('otherAmount'))
    expect(decideEventEffect(order, { ...paid, amount: null })).toEqual(reviewed('otherAmount'))
  })

  test('is noted if it is reported twice, and reviewed if it is made twice', () => {
    const done: PayableOrder = { ...order, state: 'paid', payment: 'p1' }
    expect(decideEventEffect(done, paid)).toEqual({ outcome: 'note' })
    expect(decideEventEffect(done, { ...paid, payment: 'p2' })).toEqual(reviewed('paidTwice'))
    expect(decideEventEffect(done, { ...paid, payment: null })).toEqual(reviewed('paidTwice'))
  })

  test('is noted if it was refunded and is reported again; another one for the cancelled order is reviewed', () => {
    const refunded: PayableOrder = { ...order, state: 'cancelled', payment: 'p1' }
    expect(decideEventEffect(refunded, paid)).toEqual({ outcome: 'note' })
    expect(decideEventEffect(refunded, { ...paid, payment: 'p2' })).toEqual(reviewed('afterCancelling'))
  })
})

test('a payment without an id never counts as the earlier one: the second is reviewed', () => {
  const done: PayableOrder = { ...order, state: 'paid', payment: null }
  expect(decideEventEffect(done, { ...paid, payment: null })).toEqual(reviewed('paidTwice'))
  expect(decideEventEffect(done, paid)).toEqual(reviewed('paidTwice'))
  expect(decideEventEffect(done, { ...paid, payment: '' })).toEqual(reviewed('paidTwice'))
})

test('a payment without amount or currency is reviewed', () => {
  expect(decideEventEffect(order, { ...paid, currency: null })).toEqual(reviewed('otherAmount'))
  expect(decideEventEffect({ ...order, total: 0 }, { ...paid, amount: null })).toEqual(
    reviewed('otherAmount'),
  )
})

describe('a failure or an expiry', () => {
  test.each([
    ['failed', 'failed'],
    ['expired', 'timedOut'],
  ] as const)('%s ends an active order as %s', (kind, to) => {
    for (const state of ['created', 'pending'] as const)
      expect(decideEventEffect({ ...order, state }, { ...paid, kind })).toEqual({ outcome: 'apply', to })
  })

  test('is only noted afterwards, and without an order', () => {
    for (const state of ['paid', 'failed', 'timedOut', 'cancelled'] as const)
      expect(decideEventEffect({ ...order, state }, { ...paid, kind: 'failed' })).toEqual({ outcome: 'note' })
    expect(decideEventEffect(undefined, { ...paid, kind: 'expired' })).toEqual({ outcome: 'note' })
  })
})
