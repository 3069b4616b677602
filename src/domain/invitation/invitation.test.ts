import { expect, test } from 'vitest'
import { everyPair } from '#tests/fixtures/every-pair.ts'
import { mayChangeInvitationState } from './invitation.ts'

/** Written out from the specification, not from the code. */
const states = ['fresh', 'used', 'expired', 'withdrawn'] as const
const moves = everyPair(states, ['fresh used', 'fresh expired', 'fresh withdrawn'])

test.each(moves)('an invitation goes from %s to %s: %s', (from, to, may) => {
  expect(mayChangeInvitationState(from, to)).toBe(may)
})
