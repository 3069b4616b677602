import { expect, test } from 'vitest'
import { listPairs } from '#tests/fixtures/list-pairs.ts'
import { canChangePracticalExamStatus } from './practical-exam-enrolment.ts'

/** The statuses are copied from the specification, not from the code, so that the test compares the two. */
const states = ['notEnrolled', 'pending', 'enrolled', 'passed', 'failed', 'absent', 'cancelled'] as const
const moves = listPairs(states, [
  'notEnrolled pending',
  'notEnrolled enrolled',
  'pending enrolled',
  'pending notEnrolled',
  'pending cancelled',
  'enrolled notEnrolled',
  'enrolled passed',
  'enrolled failed',
  'enrolled absent',
  'enrolled cancelled',
  'failed pending',
  'failed enrolled',
  'absent pending',
  'absent enrolled',
])

test.each(moves)('a practical exam goes from %s to %s: %s', (from, to, may) => {
  expect(canChangePracticalExamStatus(from, to)).toBe(may)
})
