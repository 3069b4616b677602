import { expect, test } from 'vitest'
import { type CalendarEntry, formatCalendar, formatCalendarFile } from './calendar-file.ts'

const entry: CalendarEntry = {
  uid: 'classroom-7@learning.example.org',
  sequence: 3,
  title: 'Zażółć, two days; Warsaw',
  location: 'ul. Prosta 51\nWarszawa',
  startsAt: '2027-03-04T08:00:00.000Z',
  endsAt: '2027-03-05T15:30:00.000Z',
  status: 'confirmed',
  url: 'https://learning.example.org/classroom/detail/7',
}
const now = Date.UTC(2026, 10, 21, 12)
const lines = (changed: Partial<CalendarEntry> = {}) =>
  formatCalendarFile({ ...entry, ...changed }, 'Security Learning', now)
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')

test('an entry is in UTC, with its own id and version', () => {
  expect(lines()).toEqual(
    expect.arrayContaining([
      'UID:classroom-7@learning.example.org',
      'SEQUENCE:3',
      'DTSTART:20270304T080000Z',
      'DTEND:20270305T153000Z',
      'DTSTAMP:20261121T120000Z',
      'STATUS:CONFIRMED',
      'METHOD:PUBLISH',
    ]),
  )
})

test('a cancelled entry has the same id and the status cancelled', () => {
  expect(lines({ status: 'cancelled', sequence: 4 })).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', `UID:${entry.uid}`, 'SEQUENCE:4']),
  )
})

test('texts cannot inject lines', () => {
  const found = lines({ title: 'A\r\nATTENDEE:mailto:eve@example.org', location: 'B\nBEGIN:VALARM' })
  expect(found.filter((line) => /^(ATTENDEE|BEGIN:VALARM)/.test(line))).toEqual([])
})

test('a whole day has no time and no zone, and ends at the beginning of the next day', () => {
  const { startsAt: _, endsAt: __, ...told } = entry
  const found = formatCalendar([{ ...told, day: '2028-02-29' }], 'Security Learning', 'My way')
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
  expect(found).toEqual(
    expect.arrayContaining([
      'DTSTART;VALUE=DATE:20280229',
      'DTEND;VALUE=DATE:20280301',
      'TRANSP:TRANSPARENT',
      'X-WR-CALNAME:My way',
    ]),
  )
})
