const dayLength = 24 * 60 * 60 * 1000

/**
 * Returns the day that is a number of days after another day, both as YYYY-MM-DD.
 * @example addDays('2028-02-28', 2) // '2028-03-01'
 */
export const addDays = (day: string, days: number): string =>
  dayOf(Date.parse(`${day}T00:00:00Z`) + days * dayLength)

/** Returns the day (YYYY-MM-DD, in the UTC calendar) of an instant in milliseconds. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** Returns the number of days between two days, both as YYYY-MM-DD. */
export const countDays = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayLength)

const formats = new Map<string, Intl.DateTimeFormat>()

/** Returns the day of an instant in a zone as YYYY-MM-DD, which is the Swedish date format. */
export function dayInZone(instant: string, zone: string): string {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone })
  formats.set(zone, format)
  return format.format(new Date(instant))
}

/** Whether a text is a valid day in the format YYYY-MM-DD. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  dayOf(Date.parse(`${text}T00:00:00Z`)) === text
