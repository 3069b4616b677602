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
