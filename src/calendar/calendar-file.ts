import ics, { type EventAttributes } from 'ics'

interface EntryFields {
  /** The stable identity of the entry: a changed entry replaces the earlier one with the same identity. */
  uid: string
  /** The version number of the entry, which increases when date, location or text change. */
  sequence: number
  title: string
  location: string
  status: 'confirmed' | 'tentative' | 'cancelled'
  /** The URL of the entry's page. */
  url: string
}

/** A calendar entry with a start and an end, as instants in UTC. */
export interface CalendarEntry extends EntryFields {
  startsAt: string
  endsAt: string
}

/**
 * A calendar entry for a whole day, independent of the zone; `day` is YYYY-MM-DD. Calendars show the day as free,
 * not as busy.
 */
export interface CalendarDay extends EntryFields {
  day: string
}

const statuses = { confirmed: 'CONFIRMED', tentative: 'TENTATIVE', cancelled: 'CANCELLED' } as const

const inUtc = {
  startInputType: 'utc',
  startOutputType: 'utc',
  endInputType: 'utc',
  endOutputType: 'utc',
} as const

/**
 * Returns an entry as a calendar file (.ics), in UTC. If the entry is cancelled, the file removes it from the
 * calendar. RFC 5545.
 */
export function formatCalendarFile(entry: CalendarEntry, portal: string, now: number): string {
  const { error, value } = ics.createEvent({
    ...eventOf(entry, now),
    method: entry.status === 'cancelled' ? 'CANCEL' : 'PUBLISH',
    productId: productOf(portal),
  })
  if (!value) throw error
  return value
}

/**
 * Returns many entries as one named calendar. The file does not depend on the time of the request: every entry has
 * the start of the year 2000 as its timestamp, and its version number tells calendars which entry is newer.
 */
export function formatCalendar(
  entries: readonly (CalendarEntry | CalendarDay)[],
  portal: string,
  name: string,
): string {
  const writtenAt = Date.UTC(2000, 0, 1)
  const events = entries.map((entry) =>
    'day' in entry ? dayOf(entry, writtenAt) : eventOf(entry, writtenAt),
  )
  const { error, value } = ics.createEvents(events, {
    ...{ productId: productOf(portal), method: 'PUBLISH', calName: name },
  })
  if (!value) throw error
  return value
}

const productOf = (portal: string): string => `-//${portal}//EN`

function eventOf({ status: standing, startsAt, endsAt, ...fields }: CalendarEntry, writtenAt: number) {
  // The package supports the timestamp, which is missing in its types.
  const event: EventAttributes & { timestamp: number } = {
    ...fields,
    ...inUtc,
    start: Date.parse(startsAt),
    end: Date.parse(endsAt),
    status: statuses[standing],
    busyStatus: standing === 'tentative' ? 'TENTATIVE' : 'BUSY',
    timestamp: writtenAt,
  }
  return event
}

/** Returns an event for a whole day, which ends at the beginning of the next day. */
function dayOf({ status: standing, day, ...fields }: CalendarDay, writtenAt: number) {
  const at = new Date(`${day}T00:00:00Z`)
  const next = new Date(at.getTime() + 24 * 60 * 60 * 1000)
  const dateOf = (date: Date): [number, number, number] => [
    date.getUTCFullYear(),
    date.getUTCMonth() + 1,
    date.getUTCDate(),
  ]
  const event: EventAttributes & { timestamp: number } = {
    ...fields,
    start: dateOf(at),
    end: dateOf(next),
    status: statuses[standing],
    busyStatus: 'FREE',
    transp: 'TRANSPARENT',
    timestamp: writtenAt,
  }
  return event
}
