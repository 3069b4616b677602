/**
 * Returns the month of an instant in a zone.
 * @example monthOf('2026-10-31T23:30:00.000Z', 'Europe/Warsaw') // '2026-11'
 */
export function monthOf(instant: string, zone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, year: 'numeric', month: '2-digit' })
  const parts = new Map(format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]))
  return `${parts.get('year')}-${parts.get('month')}`
}
