/**
 * Formats an instant in the reader's time zone, with a 24-hour time as on all pages.
 * @example formatDateTime('en', '2026-11-21T12:00:00.000Z') // 'Nov 21, 2026, 12:00' somewhere
 */
export const formatDateTime = (language: string, instant: string | number): string =>
  new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(new Date(instant))

/**
 * Formats an instant as `formatDateTime` does, with the short name of the reader's time zone.
 * @example formatZonedDateTime('en', '2026-11-21T12:00:00.000Z') // 'Nov 21, 2026, 13:00 GMT+1' in Warsaw
 */
export const formatZonedDateTime = (language: string, instant: string | number): string =>
  new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, {
    ...{ day: 'numeric', month: 'short', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' },
  }).format(new Date(instant))
