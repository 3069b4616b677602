/** The days of a demonstration: everything is dated relative to the day of the seeding, so that it is never stale. */
export interface Days {
  /** The date so many days from today: 2026-11-21. */
  date(days: number): string
  /** The instant at which a wall clock of a zone shows `time` (09:30) so many days from today, in UTC. */
  at(days: number, time: string, zone: string): string
}

const day = 24 * 60 * 60 * 1000

export function daysFrom(today: Date): Days {
  const date = (days: number) => new Date(today.getTime() + days * day).toISOString().slice(0, 10)
  return {
    date,
    at(days, time, zone) {
      const asUtc = new Date(`${date(days)}T${time}:00Z`)
      return new Date(asUtc.getTime() - offset(asUtc, zone)).toISOString()
    },
  }
}

/** How far a zone's clocks are ahead of UTC, in milliseconds, give or take an hour around a change of summer time. */
function offset(instant: Date, zone: string): number {
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  return new Date(`${shown.format(instant).replace(' ', 'T')}Z`).getTime() - instant.getTime()
}
