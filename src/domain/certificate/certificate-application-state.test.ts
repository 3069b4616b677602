import { expect, test } from 'vitest'
import { listPairs } from '#tests/fixtures/list-pairs.ts'
import { canChangeApplicationState } from './certificate-application-state.ts'

/** The states are copied from the specification, not from the code, so that the test compares the two. */
const states = ['underReview', 'approved', 'rejected'] as const
const moves = listPairs(states, ['underReview approved', 'underReview rejected'])

test.each(moves)('an application goes from %s to %s: %s', (from, to, may) => {
  expect(canChangeApplicationState(from, to)).toBe(may)
})
