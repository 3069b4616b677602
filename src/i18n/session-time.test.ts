import { expect, test } from 'vitest'
import { formatCalendarBadgeDate, formatSessionDays, formatSessionHours, zoneNameOf } from './session-time.ts'

/** Two days in Warsaw, which is an hour ahead of UTC in December. */
const session = { startsAt: '2026-12-05T08:00:00.000Z', endsAt: '2026-12-06T15:30:00.000Z' }

test('days and hours are in the given time zone', () => {
  expect(formatSessionDays('en', session, 'Europe/Warsaw')).toBe('December 5–6, 2026')
  expect(formatSessionHours('en', session, 'Europe/Warsaw')).toBe('09:00–16:30')
  expect(formatSessionHours('en', session, 'Asia/Dubai')).toBe('12:00–19:30')
})

test.each([
  ['en-GB', '5–6 December 2026', '30 November – 1 December 2026'],
  ['pt-BR', '5–6 de dezembro de 2026', '30 de novembro – 1 de dezembro de 2026'],
  ['vi', '5–6 tháng 12, 2026', '30 tháng 11 – 1 tháng 12, 2026'],
])('in %s the dash has no spaces between days of one month', (language, inMonth, acrossMonths) => {
  const across = { startsAt: '2026-11-30T08:00:00.000Z', endsAt: '2026-12-01T15:30:00.000Z' }
  expect(formatSessionDays(language, session, 'Europe/Warsaw')).toBe(inMonth)
  expect(formatSessionDays(language, across, 'Europe/Warsaw').replace(/\s/g, ' ')).toBe(acrossMonths)
})

test('a calendar badge has the short month and the day', () => {
  expect(formatCalendarBadgeDate('en', session, 'Europe/Warsaw')).toEqual({ month: 'Dec', day: '05' })
})

test('Arabic has Latin digits, and hours run from right to left', () => {
  expect(formatSessionHours('ar', session, 'Asia/Dubai')).toBe('\u200f12:00–19:30')
})

test('a time zone has its name in the language', () => {
  expect(zoneNameOf('en', session, 'Europe/Warsaw')).toBe('GMT+1')
})

test('cached texts are not reused for another time, zone or language', () => {
  const later = { ...session, endsAt: '2026-12-07T15:30:00.000Z' }
  const said = [
    formatSessionDays('en', session, 'Europe/Warsaw'),
    formatSessionDays('en', later, 'Europe/Warsaw'),
    formatSessionDays('de', session, 'Europe/Warsaw'),
    zoneNameOf('en', session, 'Asia/Dubai'),
    zoneNameOf('en', session, 'Europe/Warsaw'),
  ]
  expect(new Set(said).size).toBe(said.length)
  expect(formatSessionDays('en', session, 'Europe/Warsaw')).toBe(said[0])
})
