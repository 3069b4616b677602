import { expect, test } from 'vitest'
import { isUnfinishedEnrolment } from './seat.ts'

test('an enrolment is unfinished until the training is over for its learner', () => {
  expect((['pending', 'waitlisted', 'enrolled', 'checkedIn'] as const).every(isUnfinishedEnrolment)).toBe(
    true,
  )
  expect((['finished', 'absent', 'cancelled'] as const).some(isUnfinishedEnrolment)).toBe(false)
})
