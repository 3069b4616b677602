import { expect, test } from 'vitest'
import { listPairs } from '#tests/fixtures/list-pairs.ts'
import { canChangeRefundState } from './refund-state.ts'

/** The states are copied from the decision record, not from the code, so that the test compares the two. */
const states = [
  'prepared',
  'rejected',
  'withdrawn',
  'confirmed',
  'pending',
  'sent',
  'done',
  'failed',
] as const
const moves = listPairs(states, [
  'prepared confirmed',
  'prepared rejected',
  'prepared withdrawn',
  'prepared failed',
  'confirmed pending',
  'confirmed sent',
  'confirmed done',
  'confirmed failed',
  'pending done',
  'pending failed',
  'sent done',
  'sent confirmed',
  'done failed',
  'failed prepared',
])

test.each(moves)('a refund goes from %s to %s: %s', (from, to, may) => {
  expect(canChangeRefundState(from, to)).toBe(may)
})
