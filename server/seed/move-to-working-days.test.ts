import { expect, test } from 'vitest'
import { readItems } from '#src/content-files/read-content.ts'
import { moveToWorkingDays } from './move-to-working-days.ts'

/** The days of each training and practical exam in a demonstration that starts on a day. */
const sessionsFrom = (start: string) =>
  readItems('content', start).flatMap((item) => {
    const moved = moveToWorkingDays(item, start)
    if (moved.family !== 'classroom' && moved.family !== 'practicalExam') return []
    const { startsAt, endsAt, zone } = moved.document
    const localDay = (time: string) => new Date(time).toLocaleDateString('sv-SE', { timeZone: zone })
    return [{ item, startsAt, endsAt, days: [startsAt, endsAt].map(localDay) }]
  })

test.each(['2026-11-28', '2026-11-29', '2026-12-01', '2026-01-15'])(
  'from %s no session is at a weekend or between the years, and past sessions stay past',
  (start) => {
    const sessions = sessionsFrom(start)
    expect(sessions.length).toBe(31)
    for (const { item, startsAt, endsAt, days } of sessions) {
      const about = `${item.family} ${item.id}: ${days}`
      expect(
        days.map((day) => new Date(day).getUTCDay() % 6 === 0),
        about,
      ).toEqual([false, false])
      expect(
        days.filter((day) => day.slice(5) >= '12-24' || day.slice(5) === '01-01'),
        about,
      ).toEqual([])
      if (item.family !== 'classroom' && item.family !== 'practicalExam') continue
      const { document } = item
      expect(Date.parse(endsAt) - Date.parse(startsAt)).toBe(
        Date.parse(document.endsAt) - Date.parse(document.startsAt),
      )
      expect(endsAt < start, about).toBe(document.endsAt < start)
    }
  },
)

test('a session on working days, and an item without a session, stay as they are', () => {
  const items = readItems('content', '2026-11-29')
  const unmoved = items.filter((item) => moveToWorkingDays(item, '2026-11-29') === item)
  expect(unmoved).toEqual(expect.arrayContaining(items.filter(({ family }) => family === 'course')))
  expect(unmoved.some(({ family, id }) => family === 'classroom' && id === 2)).toBe(true)
})
