import { expect, test } from 'vitest'
import { createTransitionCheck } from '../state.ts'
import { type SessionState, sessionTransitions } from './classroom-session.ts'
import { computeSessionState } from './compute-session-state.ts'

const times = { startsAt: '2026-02-01T09:00:00.000Z', endsAt: '2026-02-01T17:00:00.000Z' }

test.each([
  ['2026-02-01T08:59:59.999Z', 3, 'open'],
  ['2026-02-01T08:59:59.999Z', 0, 'full'],
  ['2026-02-01T09:00:00.000Z', 3, 'running'],
  ['2026-02-01T16:59:59.999Z', 0, 'running'],
  ['2026-02-01T17:00:00.000Z', 3, 'finished'],
])('at %s with %i seats left it is %s', (now, seatsLeft, state) => {
  expect(computeSessionState({ ...times, seatsLeft, isCancelled: false }, Date.parse(now))).toBe(state)
  expect(computeSessionState({ ...times, seatsLeft, isCancelled: true }, Date.parse(now))).toBe('cancelled')
})

test('over time and with changing seats, every change of state is in the table of states', () => {
  const [start, end] = [Date.parse(times.startsAt), Date.parse(times.endsAt)]
  const instants = [start - 3, start - 2, start - 1, start, start + 1, end - 1, end, end + 1]
  const taken = new Set<string>()
  for (let seats = 0; seats < 2 ** instants.length; seats += 1) {
    const states = instants.map((now, index) =>
      computeSessionState({ ...times, seatsLeft: (seats >> index) & 1, isCancelled: false }, now),
    )
    for (const [index, to] of states.slice(1).entries()) {
      const from = states[index] as SessionState
      if (from === to) continue
      taken.add(`${from} ${to}`)
      expect([from, to, createTransitionCheck<SessionState>(sessionTransitions)(from, to)]).toEqual([
        from,
        to,
        true,
      ])
    }
  }
  expect([...taken].sort()).toEqual([
    'full open',
    'full running',
    'open full',
    'open running',
    'running finished',
  ])
})
