import { expect, test } from 'vitest'
import { addBusinessDays } from './business-days.ts'

test.each([
  ['2026-11-16T10:00:00.000Z', 3, '2026-11-19T10:00:00.000Z'],
  ['2026-11-19T10:00:00.000Z', 3, '2026-11-24T10:00:00.000Z'],
  ['2026-11-21T10:00:00.000Z', 3, '2026-11-25T10:00:00.000Z'],
  ['2026-11-20T23:59:00.000Z', 7, '2026-12-01T23:59:00.000Z'],
  ['2026-11-20T10:00:00.000Z', 0, '2026-11-20T10:00:00.000Z'],
])('after %s, %i business days end at %s', (from, days, to) => {
  expect(new Date(addBusinessDays(Date.parse(from), days)).toISOString()).toBe(to)
})
