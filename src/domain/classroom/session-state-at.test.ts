import { expect, test } from 'vitest'
import { sessionStateAt } from './session-state-at.ts'

const times = { startsAt: '2026-02-01T09:00:00.000Z', endsAt: '2026-02-01T17:00:00.000Z' }

test.each([
  ['2026-02-01T08:59:59.999Z', 3, 'open'],
  ['2026-02-01T08:59:59.999Z', 0, 'full'],
  ['2026-02-01T09:00:00.000Z', 3, 'running'],
  ['2026-02-01T16:59:59.999Z', 0, 'running'],
  ['2026-02-01T17:00:00.000Z', 3, 'finished'],
])('at %s with %i seats left it is %s', (now, seatsLeft, state) => {
  expect(sessionStateAt({ ...times, seatsLeft }, Date.parse(now))).toBe(state)
})
