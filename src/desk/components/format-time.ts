const locale = (): string => document.documentElement.lang

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * Returns the age of an instant in words: minutes, hours, days; after a week the date.
 * @example formatAge('2026-11-26T09:56:00Z', now) // '4 min. ago'
 */
export function formatAge(instant: string, now = Date.now()): string {
  const age = Date.parse(instant) - now
  const format = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto', style: 'short' })
  if (Math.abs(age) < hour) return format.format(Math.round(age / minute), 'minute')
  if (Math.abs(age) < day) return format.format(Math.round(age / hour), 'hour')
  if (Math.abs(age) < 7 * day) return format.format(Math.round(age / day), 'day')
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(new Date(instant))
}

/**
 * Returns an instant as date and time in the language of the desk and the zone of the browser: "Nov 27, 2026, 6:00
 * PM".
 */
export const formatInstant = (instant: string): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant))

/** Returns the time of an instant with seconds, in the same way: "8:34:07 AM". */
export const formatClock = (instant: string): string =>
  new Intl.DateTimeFormat(locale(), { timeStyle: 'medium' }).format(new Date(instant))

/** Returns a number in the language of the desk. */
export const formatNumber = (value: number): string => new Intl.NumberFormat(locale()).format(value)

/** Returns a share from 0 to 1 as a percentage in the language of the desk: '46 %' in German, '46%' in English. */
export const formatPercent = (share: number): string =>
  new Intl.NumberFormat(locale(), { style: 'percent' }).format(share)
