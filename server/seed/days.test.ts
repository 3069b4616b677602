import { expect, test } from 'vitest'
import { daysFrom } from './days.ts'

const days = daysFrom(new Date('2026-11-21T14:00:00Z'))

test('dates count from the day of the seeding', () => {
  expect(days.date(0)).toBe('2026-11-21')
  expect(days.date(-30)).toBe('2026-10-22')
  expect(days.date(41)).toBe('2027-01-01')
})

test.each([
  ['Europe/Warsaw', '2026-11-28T08:00:00.000Z'],
  ['Asia/Kolkata', '2026-11-28T03:30:00.000Z'],
  ['America/New_York', '2026-11-28T14:00:00.000Z'],
  ['UTC', '2026-11-28T09:00:00.000Z'],
])('nine o’clock in %s is one instant', (zone, instant) => {
  expect(days.at(7, '09:00', zone)).toBe(instant)
})

test('summer time counts', () => {
  expect(days.at(240, '09:00', 'Europe/Warsaw')).toBe('2027-07-19T07:00:00.000Z')
})
