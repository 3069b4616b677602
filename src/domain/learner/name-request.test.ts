import { expect, test } from 'vitest'
import { listPairs } from '#tests/fixtures/list-pairs.ts'
import { canChangeNameRequestState, isSameName } from './name-request.ts'

/** The states are copied from the decision record, not from the code, so that the test compares the two. */
const states = ['waiting', 'approved', 'rejected', 'withdrawn'] as const
const moves = listPairs(states, ['waiting approved', 'waiting rejected', 'waiting withdrawn'])

test.each(moves)('a name request goes from %s to %s: %s', (from, to, may) => {
  expect(canChangeNameRequestState(from, to)).toBe(may)
})

test('a name is the same where first and last name are', () => {
  const ada = { firstName: 'Ada', lastName: 'Byron' }
  expect(isSameName(ada, { ...ada })).toBe(true)
  expect(isSameName(ada, { ...ada, lastName: 'Lovelace' })).toBe(false)
  expect(isSameName(ada, { firstName: 'Byron', lastName: 'Ada' })).toBe(false)
})
