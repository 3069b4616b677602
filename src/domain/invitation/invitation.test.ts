import { expect, test } from 'vitest'
import { listPairs } from '#tests/fixtures/list-pairs.ts'
import { canChangeInvitationState } from './invitation.ts'

/** The states are copied from the specification, not from the code, so that the test compares the two. */
const states = ['fresh', 'used', 'expired', 'withdrawn'] as const
const moves = listPairs(states, ['fresh used', 'fresh expired', 'fresh withdrawn'])

test.each(moves)('an invitation goes from %s to %s: %s', (from, to, may) => {
  expect(canChangeInvitationState(from, to)).toBe(may)
})
