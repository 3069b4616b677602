import { expect, test } from 'vitest'
import { listPairs } from '#tests/fixtures/list-pairs.ts'
import { canChangeTrainerApplicationState } from './trainer-application-state.ts'

/** The states are copied from the specification, not from the code, so that the test compares the two. */
const states = ['underReview', 'accepted', 'rejected', 'erased'] as const
const moves = listPairs(states, ['underReview accepted', 'underReview rejected', 'rejected erased'])

test.each(moves)('an application goes from %s to %s: %s', (from, to, may) => {
  expect(canChangeTrainerApplicationState(from, to)).toBe(may)
})
