import { expect, test } from 'vitest'
import { everyPair } from '#tests/fixtures/every-pair.ts'
import { mayChangeTrainerApplicationState } from './trainer-application.ts'

/** Written out from the specification, not from the code. */
const states = ['underReview', 'accepted', 'rejected', 'erased'] as const
const moves = everyPair(states, ['underReview accepted', 'underReview rejected', 'rejected erased'])

test.each(moves)('an application goes from %s to %s: %s', (from, to, may) => {
  expect(mayChangeTrainerApplicationState(from, to)).toBe(may)
})
