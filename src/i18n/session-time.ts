import { textDirectionOf } from '../domain/language/script.ts'

/** The start and end of a session: instants in UTC. */
export interface SessionTime {
  startsAt: string
  endsAt: string
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Returns a formatter with Latin digits, cached by language, zone and options. */
function formatter(language: string, zone: string, form: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${zone} ${JSON.stringify(form)}`
  const existing =
    formatters.get(key) ??
    new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, { ...form, timeZone: zone })
  formatters.set(key, existing)
  return existing
}

const textCache = new Map<string, string>()

/** The maximum number of cached texts. */
const maxCached = 1000

/**
 * Returns a text from the cache or formats it: a session appears on its page, on the mobile variant and in lists,
 * and formatting a range takes longer than rendering a row.
 */
function cached(key: string, format: () => string): string {
  const existing = textCache.get(key)
  if (existing !== undefined) return existing
  if (textCache.size === maxCached) textCache.clear()
  const text = format()
  textCache.set(key, text)
  return text
}

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const
const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** Formats the day of an instant in a time zone. */
export const formatDay = (language: string, instant: string, zone: string): string =>
  formatter(language, zone, day).format(new Date(instant))

/** Formats the day and the time of an instant in a time zone. */
export const formatDateTimeInZone = (language: string, instant: string, zone: string): string =>
  formatter(language, zone, { ...day, ...time }).format(new Date(instant))

/**
 * Formats the day and the time of an instant in a time zone, with the zone's short name: "December 23, 2026 at
 * 15:00 GMT+1".
 */
export const formatDateTimeWithZone = (language: string, instant: string, zone: string): string =>
  formatter(language, zone, { ...day, ...time, timeZoneName: 'short' }).format(new Date(instant))

/** Returns the first day of a session for a calendar badge: short month and day of the month. */
export function formatCalendarBadgeDate(language: string, { startsAt }: SessionTime, zone: string) {
  const at = new Date(startsAt)
  return {
    month: formatter(language, zone, { month: 'short' }).format(at),
    day: formatter(language, zone, { day: '2-digit' }).format(at),
  }
}

/**
 * Matches a dash with spaces between two numbers. Some languages write ranges of days this way, but not ranges of
 * numbers.
 */
const spacedDash = /(?<=\d)\s–\s(?=\d)/

/** Formats the days of a session in a time zone: "December 5–6, 2026". */
export const formatSessionDays = (
  language: string,
  { startsAt, endsAt }: SessionTime,
  zone: string,
): string =>
  cached(`days ${language} ${zone} ${startsAt} ${endsAt}`, () => {
    const [start, end] = [new Date(startsAt), new Date(endsAt)]
    const month = formatter(language, zone, { month: 'long', year: 'numeric' })
    const range = formatter(language, zone, day).formatRange(start, end)
    return month.format(start) === month.format(end) ? range.replace(spacedDash, '–') : range
  })

/**
 * An invisible character that makes a range without letters run from right to left, in the same direction as the
 * range of days beside it.
 */
const rightToLeftMark = '\u200f'

/** Formats the daily hours of a session: "09:00–16:30", without dates. */
export function formatSessionHours(
  language: string,
  { startsAt, endsAt }: SessionTime,
  zone: string,
): string {
  const hour = formatter(language, zone, time)
  const mark = textDirectionOf(language) === 'rtl' ? rightToLeftMark : ''
  return `${mark}${hour.format(new Date(startsAt))}–${hour.format(new Date(endsAt))}`
}

/** Returns the short name of a time zone at a session's start: "CET", "GMT+4". */
export const zoneNameOf = (language: string, { startsAt }: SessionTime, zone: string): string =>
  cached(`zone ${language} ${zone} ${startsAt}`, () => {
    const parts = formatter(language, zone, { timeZoneName: 'short' }).formatToParts(new Date(startsAt))
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
  })
