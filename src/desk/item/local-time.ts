/**
 * Returns an instant as local time in a zone, in the format of an `<input type="datetime-local">`:
 * '2026-11-27T18:00'.
 */
export function toLocalTime(instant: string, zone: string): string {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  }).format(new Date(instant))
  return parts.replace(' ', 'T')
}

/**
 * Returns the instant at which the clocks of a zone show a time. A time that the clocks skip (at the start of summer
 * time) is moved one hour forward. For a time that occurs twice, the first occurrence is returned.
 */
export function fromLocalTime(local: string, zone: string): string {
  const guess = Date.parse(`${local}:00Z`)
  const offsetAt = (instant: number): number =>
    Date.parse(`${toLocalTime(new Date(instant).toISOString(), zone)}:00Z`) - instant
  const first = guess - offsetAt(guess)
  const second = guess - offsetAt(first)
  return new Date(
    toLocalTime(new Date(second).toISOString(), zone) === local ? second : Math.max(first, second),
  ).toISOString()
}
