import { expect, test } from 'vitest'
import { listPairs } from '#tests/fixtures/list-pairs.ts'
import { canChangeRegistrationStatus } from './enrolment.ts'
import { canChangeLearningStatus } from './learning.ts'

/** The states are copied from the specification, not from the code, so that the test compares the two. */
const states = ['notStarted', 'learning', 'learned', 'passed', 'failed'] as const
const moves = listPairs(states, [
  'notStarted learning',
  'notStarted learned',
  'learning learned',
  'learning notStarted',
  'learned passed',
  'learned failed',
  'learned notStarted',
  'passed notStarted',
  'failed passed',
  'failed notStarted',
])

test.each(moves)('a learning process goes from %s to %s: %s', (from, to, may) => {
  expect(canChangeLearningStatus(from, to)).toBe(may)
})

const registrations = listPairs(['notEnrolled', 'notAudited', 'audited'] as const, [
  'notEnrolled notAudited',
  'notEnrolled audited',
  'notAudited audited',
  'notAudited notEnrolled',
  'audited notEnrolled',
])

test.each(registrations)('a registration may go from %s to %s: %s', (from, to, may) => {
  expect(canChangeRegistrationStatus(from, to)).toBe(may)
})
