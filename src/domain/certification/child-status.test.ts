import { expect, test } from 'vitest'
import { listPairs } from '#tests/fixtures/list-pairs.ts'
import { canChangeChildStatus } from './child-status.ts'

/** The states are copied from the specification, not from the code, so that the test compares the two. */
const states = ['underReview', 'registrationFailed', 'registrationApproved', 'closed'] as const
const moves = listPairs(states, [
  'underReview registrationFailed',
  'underReview registrationApproved',
  'underReview closed',
  'registrationFailed underReview',
  'registrationFailed closed',
  'registrationApproved closed',
])

test.each(moves)('a registration in a certification goes from %s to %s: %s', (from, to, may) => {
  expect(canChangeChildStatus(from, to)).toBe(may)
})
