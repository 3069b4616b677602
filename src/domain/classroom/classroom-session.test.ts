import { expect, test } from 'vitest'
import { listPairs } from '#tests/fixtures/list-pairs.ts'
import { createTransitionCheck } from '../state.ts'
import { type SessionState, sessionTransitions } from './classroom-session.ts'

/** The states are copied from the specification, not from the code, so that the test compares the two. */
const states = ['draft', 'open', 'full', 'closed', 'running', 'finished', 'cancelled'] as const
const moves = listPairs(states, [
  'draft open',
  'open full',
  'open closed',
  'open running',
  'open cancelled',
  'full open',
  'full closed',
  'full running',
  'full cancelled',
  'closed open',
  'closed running',
  'closed cancelled',
  'running finished',
  'running cancelled',
])

test.each(moves)('a classroom goes from %s to %s: %s', (from, to, may) => {
  expect(createTransitionCheck<SessionState>(sessionTransitions)(from, to)).toBe(may)
})
