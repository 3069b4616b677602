import { expect, test } from 'vitest'
import { listPairs } from '#tests/fixtures/list-pairs.ts'
import { canChangeMailState } from './mail-state.ts'

/** The states are copied from the decision records, not from the code, so that the test compares the two. */
const states = ['queued', 'sent', 'dropped', 'failed'] as const
const moves = listPairs(states, ['queued sent', 'queued dropped', 'queued failed', 'failed queued'])

test.each(moves)('a mail goes from %s to %s: %s', (from, to, may) => {
  expect(canChangeMailState(from, to)).toBe(may)
})
