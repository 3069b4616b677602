import { formatDay, formatTime } from '#src/i18n/session-time.ts'
import { ownZone } from '#src/ui/own-zone.ts'

/** The day of an instant where the reader is. */
export const localDay = (spoken: string, instant: string): string => formatDay(spoken, instant, ownZone())

/** The day and the time of an instant where the reader is. */
export const localTime = (spoken: string, instant: string): string => formatTime(spoken, instant, ownZone())
