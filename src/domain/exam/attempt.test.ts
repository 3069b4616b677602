import { expect, test } from 'vitest'
import { listPairs } from '#tests/fixtures/list-pairs.ts'
import { canChangeAttemptState } from './attempt.ts'

/** The states are copied by hand from the specification. The last test covers a broken question that is voided. */
const states = ['open', 'submitted', 'expired', 'passed', 'failed'] as const
const moves = listPairs(states, [
  'open submitted',
  'open expired',
  'submitted passed',
  'submitted failed',
  'expired passed',
  'expired failed',
  'failed passed',
])

test.each(moves)('an attempt goes from %s to %s: %s', (from, to, may) => {
  expect(canChangeAttemptState(from, to)).toBe(may)
})
