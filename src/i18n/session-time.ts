/** The times of a session: instants in UTC. */
export interface SessionTime {
  startsAt: string
  endsAt: string
}

const made = new Map<string, Intl.DateTimeFormat>()

/** A formatter with Latin digits, kept for each language, zone and form. */
function formatter(language: string, zone: string, form: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${zone} ${JSON.stringify(form)}`
  const known =
    made.get(key) ?? new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, { ...form, timeZone: zone })
  made.set(key, known)
  return known
}

const said = new Map<string, string>()

/** How many words of times are remembered. */
const remembered = 1000

/** Words of a time, found once: a session stands on its page, on the mobile twin and in lists, and a range takes longer than a row. */
function once(key: string, say: () => string): string {
  const known = said.get(key)
  if (known !== undefined) return known
  if (said.size === remembered) said.clear()
  const words = say()
  said.set(key, words)
  return words
}

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const
const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** The day of an instant in a zone. */
export const formatDay = (language: string, instant: string, zone: string): string =>
  formatter(language, zone, day).format(new Date(instant))

/** The day and the time of an instant in a zone. */
export const formatTime = (language: string, instant: string, zone: string): string =>
  formatter(language, zone, { ...day, ...time }).format(new Date(instant))

/** The day and the time of an instant in a zone, with the zone's short name: "December 23, 2026 at 15:00 GMT+1". */
export const zonedTime = (language: string, instant: string, zone: string): string =>
  formatter(language, zone, { ...day, ...time, timeZoneName: 'short' }).format(new Date(instant))

/** The first day of a session as a leaf of a calendar: month in short, and the day of the month. */
export function calendarLeaf(language: string, { startsAt }: SessionTime, zone: string) {
  const at = new Date(startsAt)
  return {
    month: formatter(language, zone, { month: 'short' }).format(at),
    day: formatter(language, zone, { day: '2-digit' }).format(at),
  }
}

/** The days of a session in a zone: "December 5 – 6, 2026". */
export const sessionDays = (language: string, { startsAt, endsAt }: SessionTime, zone: string): string =>
  once(`days ${language} ${zone} ${startsAt} ${endsAt}`, () =>
    formatter(language, zone, day).formatRange(new Date(startsAt), new Date(endsAt)),
  )

/** The hours of a session on each of its days: "09:00–16:30"; the dates stand beside it. */
export function sessionHours(language: string, { startsAt, endsAt }: SessionTime, zone: string): string {
  const hour = formatter(language, zone, time)
  return `${hour.format(new Date(startsAt))}–${hour.format(new Date(endsAt))}`
}

/** The short name of a zone at a session's start: "CET", "GMT+4". */
export const zoneName = (language: string, { startsAt }: SessionTime, zone: string): string =>
  once(`zone ${language} ${zone} ${startsAt}`, () => {
    const parts = formatter(language, zone, { timeZoneName: 'short' }).formatToParts(new Date(startsAt))
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
  })
