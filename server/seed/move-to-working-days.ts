import type { Item } from '#src/domain/content-item/families.ts'
import { dateAfterDays, instantOfLocalTime } from '#src/domain/content-item/form/relative-time.ts'

/** Whether a date is a working day: no Saturday or Sunday, and not between 24 December and 1 January. */
function isWorkingDay(date: string): boolean {
  const monthAndDay = date.slice(5)
  const isWeekend = new Date(date).getUTCDay() % 6 === 0
  return !isWeekend && monthAndDay < '12-24' && monthAndDay !== '01-01'
}

/** Returns the local date and time of an instant in a time zone. */
const localTime = (instant: string, zone: string): [date: string, time: string] => {
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  const [date = '', time = ''] = text.format(new Date(instant)).split(' ')
  return [date, time]
}

/**
 * Returns the number of days by which a training session is moved: forwards until all its days are working days, or
 * backwards if the session is over.
 */
function distance(from: string, until: string, today: string): number {
  const step = until < today ? -1 : 1
  const days = (Date.parse(until) - Date.parse(from)) / 86_400_000
  const isFree = (moved: number) =>
    Array.from({ length: days + 1 }, (_, index) => dateAfterDays(from, moved + index)).every(isWorkingDay)
  let moved = 0
  while (!isFree(moved)) moved += step
  return moved
}

/**
 * Returns a training or a practical exam on working days near its date, at the same local times. Returns other
 * items unchanged.
 */
export function moveToWorkingDays(item: Item, today: string): Item {
  if (item.family !== 'classroom' && item.family !== 'practicalExam') return item
  const { startsAt, endsAt, zone } = item.document
  const [[from, firstHour], [until, lastHour]] = [localTime(startsAt, zone), localTime(endsAt, zone)]
  const days = distance(from, until, today)
  if (days === 0) return item
  const moved = {
    startsAt: instantOfLocalTime(dateAfterDays(from, days), firstHour, zone),
    endsAt: instantOfLocalTime(dateAfterDays(until, days), lastHour, zone),
  }
  return item.family === 'classroom'
    ? { ...item, document: { ...item.document, ...moved } }
    : { ...item, document: { ...item.document, ...moved } }
}
