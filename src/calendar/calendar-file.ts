import ics, { type EventAttributes } from 'ics'

/** What every entry of a calendar says. */
interface Told {
  /**
   * The entry's identity, the same as long as the person has it: a changed entry takes the place of the older
   * one.
   */
  uid: string
  /** The number of the entry's version, which grows when the date, the place or the words change. */
  sequence: number
  title: string
  location: string
  standing: 'confirmed' | 'tentative' | 'cancelled'
  /** The address of the page that says more. */
  url: string
}

/**
 * Something with a date that a person put, or gets, into a calendar. `startsAt` and `endsAt` are instants in
 * UTC.
 */
export interface CalendarEntry extends Told {
  startsAt: string
  endsAt: string
}

/** Something that belongs to a whole day, wherever its reader is; `parseDay` is YYYY-MM-DD. It keeps nobody busy. */
export interface CalendarDay extends Told {
  day: string
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
export function calendarOf(
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

/** A whole day; in a calendar it ends where the next day begins. */
function dayOf({ standing, day, ...same }: CalendarDay, writtenAt: number) {
  const at = new Date(`${day}T00:00:00Z`)
  const next = new Date(at.getTime() + 24 * 60 * 60 * 1000)
  const dateOf = (date: Date): [number, number, number] => [
    date.getUTCFullYear(),
    date.getUTCMonth() + 1,
    date.getUTCDate(),
  ]
  const event: EventAttributes & { timestamp: number } = {
    ...same,
    start: dateOf(at),
    end: dateOf(next),
    status: standings[standing],
    busyStatus: 'FREE',
    transp: 'TRANSPARENT',
    timestamp: writtenAt,
  }
  return event
}
