/** Returns the parts of an instant in a zone: '2026-11-27T18:00'. */
export function toLocalTime(instant: string, zone: string): string {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  }).format(new Date(instant))
  return parts.replace(' ', 'T')
}

/**
 * Returns the instant at which the clocks of a zone show a time. A time in the hour that clocks skip is an hour later; in the hour that
 * they repeat it is the first.
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
