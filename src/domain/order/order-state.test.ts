import { expect, test } from 'vitest'
import { listPairs } from '#tests/fixtures/list-pairs.ts'
import { canChangeOrderState } from './order-state.ts'

/** The states are copied from the specification, not from the code, so that the test compares the two. */
const states = ['created', 'pending', 'paid', 'failed', 'timedOut', 'cancelled'] as const
const moves = listPairs(states, [
  'created pending',
  'created paid',
  'created failed',
  'created timedOut',
  'created cancelled',
  'pending paid',
  'pending failed',
  'pending timedOut',
  'pending cancelled',
  'paid cancelled',
  'failed cancelled',
  'timedOut cancelled',
])

test.each(moves)('an order goes from %s to %s: %s', (from, to, may) => {
  expect(canChangeOrderState(from, to)).toBe(may)
})
