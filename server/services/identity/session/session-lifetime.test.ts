import { expect, test } from 'vitest'
import {
  areRolesExpired,
  isRefreshDue,
  isSeenUpdateDue,
  isSessionIdle,
  sessionLifetimeOf,
} from './session-lifetime.ts'

const minute = 60_000
const hour = 60 * minute
const begun = Date.UTC(2026, 0, 15, 12)
const at = new Date(begun)
const idle = { staff: hour, learner: 24 * hour }
const around = [-1, 0, 1] as const

test('a session lives thirty days, and with a role twelve hours', () => {
  expect([sessionLifetimeOf([]), sessionLifetimeOf(['editor'])]).toEqual([30 * 24 * hour, 12 * hour])
})

test.each(around)('%i ms from the bound a session is idle only from the bound on', (from) => {
  const unused = (roles: string[], span: number) =>
    isSessionIdle({ roles, seenAt: at }, idle, begun + span + from)
  expect([unused([], idle.learner), unused(['editor'], idle.staff)]).toEqual([from >= 0, from >= 0])
  expect(unused([], idle.staff)).toBe(false)
})

test.each(around)(
  '%i ms from five minutes: the last use of a session is stored only from then on',
  (from) => {
    expect(isSeenUpdateDue({ seenAt: at }, begun + 5 * minute + from)).toBe(from >= 0)
  },
)

test.each(around)(
  '%i ms from the bound roles lapse after an hour, and are due again after ten minutes',
  (from) => {
    const told = { roles: ['editor'], rolesToldAt: at }
    expect(areRolesExpired(told, begun + hour + from)).toBe(from >= 0)
    expect(isRefreshDue(told, begun + 10 * minute + from)).toBe(from >= 0)
  },
)

test('roles without a date are expired and due for a refresh; without roles neither applies', () => {
  const [untold, none] = [
    { roles: ['editor'], rolesToldAt: null },
    { roles: [], rolesToldAt: null },
  ]
  expect([areRolesExpired(untold, begun), isRefreshDue(untold, begun)]).toEqual([true, true])
  expect([areRolesExpired(none, begun), isRefreshDue(none, begun)]).toEqual([false, false])
})
