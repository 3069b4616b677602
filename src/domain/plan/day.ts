const length = 24 * 60 * 60 * 1000

/**
 * The day so many days after another, both YYYY-MM-DD.
 * @example addDays('2028-02-28', 2) // '2028-03-01'
 */
export const addDays = (day: string, days: number): string =>
  dayOf(Date.parse(`${day}T00:00:00Z`) + days * length)

/** The day of an instant in milliseconds, by the UTC calendar. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** How many days lie between two days. */
export const countDays = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / length)

const zones = new Map<string, Intl.DateTimeFormat>()

/** The day of an instant in a zone; the Swedish write it as we do. */
export function dayInZone(instant: string, zone: string): string {
  const known = zones.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone })
  zones.set(zone, known)
  return known.format(new Date(instant))
}

/** Whether a text is a day that exists. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  dayOf(Date.parse(`${text}T00:00:00Z`)) === text
