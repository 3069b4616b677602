import { expect, test } from 'vitest'
import type { Order } from './order.ts'
import { findRecentPayment } from './recent-payment.ts'

const now = Date.parse('2026-05-01T12:00:00Z')
// The cast is safe, because the function reads only these fields.
const order = (seqNo: string, change: Partial<Order>) =>
  ({
    seqNo,
    state: 'paid',
    paidAt: '2026-05-01T11:30:00Z',
    creditNotes: [],
    review: null,
    ...change,
  }) as Order

test('the last payment of the last hour is confirmed', () => {
  const orders = [
    order('first', { paidAt: '2026-05-01T11:10:00Z' }),
    order('last', { paidAt: '2026-05-01T11:50:00Z' }),
    order('older', { paidAt: '2026-05-01T10:59:00Z' }),
  ]
  expect(findRecentPayment(orders, now)?.seqNo).toBe('last')
  expect(findRecentPayment(orders.slice(2), now)).toBeUndefined()
})

test.each([
  { state: 'pending' as const, paidAt: null },
  { state: 'cancelled' as const },
  { review: 'open' as const },
  { creditNotes: [{ number: 'C1' }] as Order['creditNotes'] },
])('an order with %o is not', (change) => {
  expect(findRecentPayment([order('one', change)], now)).toBeUndefined()
})
