import ics, { type EventAttributes } from 'ics'

/**
 * Something with a date that a person put, or gets, into a calendar. `startsAt` and `endsAt` are instants in
 * UTC.
 */
export interface CalendarEntry {
  /**
   * The entry's identity, the same as long as the person has it: a changed entry takes the place of the older
   * one.
   */
  uid: string
  /** The number of the entry's version, which grows when the date, the place or the words change. */
  sequence: number
  title: string
  location: string
  startsAt: string
  endsAt: string
  standing: 'confirmed' | 'tentative' | 'cancelled'
  /** The address of the page that says more. */
  url: string
}

const standings = { confirmed: 'CONFIRMED', tentative: 'TENTATIVE', cancelled: 'CANCELLED' } as const

const inUtc = {
  startInputType: 'utc',
  startOutputType: 'utc',
  endInputType: 'utc',
  endOutputType: 'utc',
} as const

/** An entry as a calendar file (.ics), in UTC; a cancelled entry removes itself from the calendar. RFC 5545. */
export function calendarFile(entry: CalendarEntry, portal: string, now: number): string {
  const { error, value } = ics.createEvent({
    ...eventOf(entry, now),
    method: entry.standing === 'cancelled' ? 'CANCEL' : 'PUBLISH',
    productId: productOf(portal),
  })
  if (!value) throw error
  return value
}

/**
 * Many entries as one calendar with a name. What is told of an entry does not depend on when it is asked for:
 * as the time of writing stands the beginning of 2000, and the version says which is newer.
 */
export function calendarOf(entries: readonly CalendarEntry[], portal: string, name: string): string {
  const events = entries.map((entry) => eventOf(entry, Date.UTC(2000, 0, 1)))
  const { error, value } = ics.createEvents(events, {
    ...{ productId: productOf(portal), method: 'PUBLISH', calName: name },
  })
  if (!value) throw error
  return value
}

const productOf = (portal: string): string => `-//${portal}//EN`

function eventOf({ standing, startsAt, endsAt, ...same }: CalendarEntry, writtenAt: number) {
  // The package knows the time of writing, which its types leave out.
  const event: EventAttributes & { timestamp: number } = {
    ...same,
    ...inUtc,
    start: Date.parse(startsAt),
    end: Date.parse(endsAt),
    status: standings[standing],
    busyStatus: standing === 'tentative' ? 'TENTATIVE' : 'BUSY',
    timestamp: writtenAt,
  }
  return event
}
