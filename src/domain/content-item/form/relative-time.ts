/** The notation of a time relative to a start: "-14d" is a date, "+23d 09:00" a local time on a date. */
const notation = /^([+-]\d{1,4})d(?: ((?:[01]\d|2[0-3]):[0-5]\d))?$/

const day = 24 * 60 * 60 * 1000

/**
 * A time is written as relative if it is at most this number of days from the start; times further away stay
 * absolute.
 */
const longestDistance = 366

/**
 * Returns the date a number of days after another date.
 * @example dateAfterDays('2026-11-22', -14) // '2026-11-08'
 */
export const dateAfterDays = (start: string, days: number): string =>
  new Date(Date.parse(start) + days * day).toISOString().slice(0, 10)

/** Returns the instant of a local time (09:30) on a date in a zone. */
export function instantOfLocalTime(date: string, time: string, zone: string): string {
  const asUtc = new Date(`${date}T${time}:00Z`)
  return new Date(asUtc.getTime() - offset(asUtc, zone)).toISOString()
}

/** Returns the local time of an instant in a zone: 2026-11-22 09:30:00. */
const localTime = (instant: Date, zone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }).format(
    instant,
  )

/**
 * Returns the offset of a time zone from UTC in milliseconds. It may be wrong by one hour near a change of daylight
 * saving time.
 */
const offset = (instant: Date, zone: string): number =>
  Date.parse(`${localTime(instant, zone).replace(' ', 'T')}Z`) - instant.getTime()

/**
 * Parses a time in relative notation and returns the absolute time, counted from `start`: an instant if the text
 * has a time of day, else a date. Returns undefined for any other text.
 */
export function parseRelativeTime(text: string, start: string, zone: string): string | undefined {
  const [, days, time] = notation.exec(text) ?? []
  if (days === undefined) return undefined
  const date = dateAfterDays(start, Number(days))
  return time === undefined ? date : instantOfLocalTime(date, time, zone)
}

export const isRelativeTime = (text: string): boolean => notation.test(text)

/**
 * Returns a date or an instant in relative notation, counted from `start`. A time stays unchanged if it has seconds
 * or is too far from the start, because the notation can't express it.
 */
export function formatRelativeTime(time: string, start: string, zone: string): string {
  const [date = '', clock] = time.includes('T') ? localTime(new Date(time), zone).split(' ') : [time]
  const days = Math.round((Date.parse(date) - Date.parse(start)) / day)
  if (Math.abs(days) > longestDistance) return time
  const text = `${days < 0 ? '-' : '+'}${Math.abs(days)}d${clock === undefined ? '' : ` ${clock.slice(0, 5)}`}`
  return parseRelativeTime(text, start, zone) === time ? text : time
}
