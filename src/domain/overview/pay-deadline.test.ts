import { expect, test } from 'vitest'
import type { Order } from '../order/order.ts'
import type { MyTraining } from '../schedule/my-training.ts'
import { payDeadlineOf } from './pay-deadline.ts'

const bySeat = '2026-11-29T22:00:00Z'

const seat = (status: string, payBy: string | null) =>
  ({ kind: 'classroom', classroom: { id: 7, own: { status, payBy, waitingPosition: null } } }) as MyTraining
const workshop = { ...seat('pending', bySeat), kind: 'nonCertification' } as MyTraining
const exam = { kind: 'practicalExam', practicalExam: { id: 7, own: { status: 'pending' } } } as MyTraining
const order = (kind: string, state: string, id = 7) =>
  ({
    target: { kind, id },
    state,
    zone: 'Europe/Warsaw',
    expiresAt: '2026-11-29T22:59:59Z',
  }) as Order

const ofOrder = { at: '2026-11-29T22:59:59Z', zone: 'Europe/Warsaw' }

test.each([
  [
    'an order states its own deadline, in its seller’s zone',
    seat('pending', bySeat),
    [order('classroom', 'pending')],
    ofOrder,
  ],
  ['a workshop’s too', workshop, [order('workshop', 'pending')], ofOrder],
  ['an exam’s place too', exam, [order('practicalExam', 'created')], ofOrder],
  ['a seat without an order states the seat’s', seat('pending', bySeat), [], { at: bySeat, zone: null }],
  [
    'an order that has ended counts for nothing',
    seat('pending', bySeat),
    [order('classroom', 'canceled')],
    { at: bySeat, zone: null },
  ],
  [
    'an order of another item too',
    seat('pending', bySeat),
    [order('practicalExam', 'pending'), order('classroom', 'pending', 8)],
    { at: bySeat, zone: null },
  ],
  ['a registration under review owes nothing', seat('pending', null), [], null],
  ['a seat that is paid owes nothing', seat('enrolled', null), [order('classroom', 'pending')], null],
  ['an exam’s place without an order has no deadline', exam, [], null],
])('%s', (_, training, orders, deadline) => {
  expect(payDeadlineOf(training, orders)).toEqual(deadline)
})
