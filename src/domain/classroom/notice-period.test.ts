import { expect, test } from 'vitest'
import { checkNoticePeriod } from './notice-period.ts'

test.each([
  ['2026-01-31T09:00:00.000Z', null],
  ['2026-01-31T09:00:00.001Z', 'tooLateToCancel'],
  ['2026-02-01T08:59:59.999Z', 'tooLateToCancel'],
  ['2026-02-01T09:00:00.000Z', 'enrolmentExpired'],
])('at %s cancelling a seat is refused as %s', (now, refusal) => {
  expect(checkNoticePeriod('2026-02-01T09:00:00.000Z', Date.parse(now))).toBe(refusal)
})
