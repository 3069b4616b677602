/**
 * The notation of a time relative to a start: "-14d" is a date, "+23d 09:00" the time on a wall clock on a
 * date.
 */
const notation = /^([+-]\d{1,4})d(?: ((?:[01]\d|2[0-3]):[0-5]\d))?$/

const day = 24 * 60 * 60 * 1000

/**
 * How many days from the start times are written relative to it; farther ones are history and keep their
 * date.
 */
const farthest = 366

/**
 * The date so many days from another.
 * @example toDate('2026-11-22', -14) // '2026-11-08'
 */
export const toDate = (start: string, days: number): string =>
  new Date(Date.parse(start) + days * day).toISOString().slice(0, 10)

/** The instant at which a zone's wall clock shows `time` (09:30) on a date. */
export function toInstant(date: string, time: string, zone: string): string {
  const asUtc = new Date(`${date}T${time}:00Z`)
  return new Date(asUtc.getTime() - offset(asUtc, zone)).toISOString()
}

/** The time on a zone's wall clock at an instant: 2026-11-22 09:30:00. */
const wallClock = (instant: Date, zone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }).format(
    instant,
  )

/** How far a zone's clocks are ahead of UTC, in milliseconds, give or take an hour around a change of summer time. */
const offset = (instant: Date, zone: string): number =>
  Date.parse(`${wallClock(instant, zone).replace(' ', 'T')}Z`) - instant.getTime()

/**
 * The date, or with a time the instant in the zone, that a notation means, counted from a start. Undefined
 * for any other text.
 */
export function timeOf(text: string, start: string, zone: string): string | undefined {
  const [, days, time] = notation.exec(text) ?? []
  if (days === undefined) return undefined
  const date = toDate(start, Number(days))
  return time === undefined ? date : toInstant(date, time, zone)
}

export const isNotation = (text: string): boolean => notation.test(text)

/**
 * A date or an instant as a notation, or unchanged where the notation can't express it: seconds, years from
 * the start.
 */
export function notationOf(time: string, start: string, zone: string): string {
  const [date = '', clock] = time.includes('T') ? wallClock(new Date(time), zone).split(' ') : [time]
  const days = Math.round((Date.parse(date) - Date.parse(start)) / day)
  if (Math.abs(days) > farthest) return time
  const text = `${days < 0 ? '-' : '+'}${Math.abs(days)}d${clock === undefined ? '' : ` ${clock.slice(0, 5)}`}`
  return timeOf(text, start, zone) === time ? text : time
}
