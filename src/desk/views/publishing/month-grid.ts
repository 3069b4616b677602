const pad = (number: number): string => String(number).padStart(2, '0')

/** Returns the day of a date in the time zone of the browser: '2026-11-28'. */
export const isoDayOf = (date: Date): string =>
  `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`

/**
 * Returns the days of all weeks that contain a day of the month, Monday first.
 * @example daysOfMonthGrid(new Date(2026, 10, 1))[0] // Monday, 26 October
 */
export function daysOfMonthGrid(month: Date): Date[] {
  const first = new Date(month.getFullYear(), month.getMonth(), 1)
  const days = new Date(month.getFullYear(), month.getMonth() + 1, 0).getDate()
  const before = (first.getDay() + 6) % 7
  const cells = Math.ceil((before + days) / 7) * 7
  return Array.from(
    { length: cells },
    (_, index) => new Date(first.getFullYear(), first.getMonth(), 1 - before + index),
  )
}
