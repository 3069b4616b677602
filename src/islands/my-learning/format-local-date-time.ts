import { formatDateTimeInZone, formatDay } from '#src/i18n/session-time.ts'
import { getDeviceTimeZone } from '#src/ui/device-time-zone.ts'

/** Formats the day of an instant in the learner's time zone. */
export const formatLocalDay = (locale: string, instant: string): string =>
  formatDay(locale, instant, getDeviceTimeZone())

/** Formats the day and the time of an instant in the learner's time zone. */
export const formatLocalDateTime = (locale: string, instant: string): string =>
  formatDateTimeInZone(locale, instant, getDeviceTimeZone())
