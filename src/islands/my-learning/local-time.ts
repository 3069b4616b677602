import { formatDay, formatTime } from '#src/i18n/session-time.ts'
import { viewerZone } from '#src/ui/viewer-zone.ts'

/** Formats the day of an instant in the reader's time zone. */
export const localDay = (spoken: string, instant: string): string => formatDay(spoken, instant, viewerZone())

/** Formats the day and the time of an instant in the reader's time zone. */
export const localTime = (spoken: string, instant: string): string => formatTime(spoken, instant, viewerZone())
