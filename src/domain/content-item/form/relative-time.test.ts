import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatRelativeTime, parseRelativeTime } from './relative-time.ts'

const start = '2026-11-21'

test('days count from the start', () => {
  expect(parseRelativeTime('+0d', start, 'UTC')).toBe('2026-11-21')
  expect(parseRelativeTime('-30d', start, 'UTC')).toBe('2026-10-22')
  expect(parseRelativeTime('+41d', start, 'UTC')).toBe('2027-01-01')
})

test.each([
  ['Europe/Warsaw', '2026-11-28T08:00:00.000Z'],
  ['Asia/Kolkata', '2026-11-28T03:30:00.000Z'],
  ['America/New_York', '2026-11-28T14:00:00.000Z'],
  ['UTC', '2026-11-28T09:00:00.000Z'],
])('nine o’clock in %s is the right instant', (zone, instant) => {
  expect(parseRelativeTime('+7d 09:00', start, zone)).toBe(instant)
  expect(formatRelativeTime(instant, start, zone)).toBe('+7d 09:00')
})

test('summer time counts', () => {
  expect(parseRelativeTime('+240d 09:00', start, 'Europe/Warsaw')).toBe('2027-07-19T07:00:00.000Z')
})

test.each(['', '7d', '+7', '+7d 24:00', '+7d 9:00', '2026-11-28', 'a title'])(
  '%j is not a relative time',
  (text) => expect(parseRelativeTime(text, start, 'UTC')).toBeUndefined(),
)

test('times that the notation can’t express stay absolute: seconds, years from the start', () => {
  const absolute = [
    '2026-11-28T09:00:07.000Z',
    '2024-02-01T02:00:00.000Z',
    '2026-11-28T09:00:00Z',
    '2024-02-01',
  ]
  for (const time of absolute) expect(formatRelativeTime(time, start, 'UTC')).toBe(time)
})

test('a relative time is converted back to the same instant in every zone', () => {
  const zone = fc.constantFrom('Europe/Warsaw', 'Asia/Kolkata', 'America/New_York', 'Pacific/Apia', 'UTC')
  const minutes = fc.integer({ min: -500_000, max: 500_000 })
  fc.assert(
    fc.property(zone, minutes, (where, after) => {
      const instant = new Date(Date.parse(start) + after * 60_000).toISOString()
      const text = formatRelativeTime(instant, start, where)
      expect(parseRelativeTime(text, start, where) ?? text).toBe(instant)
    }),
  )
})

test('a date is converted back to the same date in every zone, up to a year from the start', () => {
  expect(formatRelativeTime('2026-11-28', start, 'Europe/Warsaw')).toBe('+7d')
  expect(formatRelativeTime('2026-11-07', start, 'Asia/Kolkata')).toBe('-14d')
  expect(formatRelativeTime('2026-11-21', start, 'UTC')).toBe('+0d')
  expect(formatRelativeTime('2027-11-22', start, 'UTC')).toBe('+366d')
  expect(formatRelativeTime('2027-11-23', start, 'UTC')).toBe('2027-11-23')
})
