import { expect, test } from 'vitest'
import { checkCheckInTime } from './check-in-time.ts'

const session = { startsAt: '2026-02-01T09:00:00.000Z', endsAt: '2026-02-01T17:00:00.000Z' }

test.each([
  ['2026-02-01T08:59:59.999Z', 'tooEarlyToCheckIn'],
  ['2026-02-01T09:00:00.000Z', null],
  ['2026-02-01T17:00:00.000Z', null],
  ['2026-02-01T17:00:00.001Z', 'enrolmentExpired'],
])('at %s a check-in is refused as %s', (now, refusal) => {
  expect(checkCheckInTime(session, Date.parse(now))).toBe(refusal)
})
