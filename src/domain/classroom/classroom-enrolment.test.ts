import { expect, test } from 'vitest'
import { listPairs } from '#tests/fixtures/list-pairs.ts'
import { canChangeClassroomEnrolmentStatus } from './classroom-enrolment.ts'

/** The statuses are copied from the specification, not from the code, so that the test compares the two. */
const states = [
  'notEnrolled',
  'pending',
  'enrolled',
  'left',
  'checkedIn',
  'absent',
  'finished',
  'expired',
  'cancelled',
  'waitlisted',
] as const
const moves = listPairs(states, [
  'notEnrolled pending',
  'notEnrolled enrolled',
  'notEnrolled waitlisted',
  'pending enrolled',
  'pending notEnrolled',
  'pending left',
  'pending expired',
  'pending cancelled',
  'enrolled left',
  'enrolled checkedIn',
  'enrolled absent',
  'enrolled cancelled',
  'left pending',
  'left enrolled',
  'left waitlisted',
  'checkedIn finished',
  'checkedIn cancelled',
  'expired pending',
  'expired enrolled',
  'expired waitlisted',
  'waitlisted pending',
  'waitlisted enrolled',
  'waitlisted left',
  'waitlisted expired',
  'waitlisted cancelled',
])

test.each(moves)('an enrolment goes from %s to %s: %s', (from, to, may) => {
  expect(canChangeClassroomEnrolmentStatus(from, to)).toBe(may)
})
