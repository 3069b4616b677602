/**
 * An instant in the reader's own zone, with the time.
 * @example instantInWords('en', '2026-11-21T12:00:00.000Z') // '21 Nov 2026, 12:00' somewhere
 */
export const instantInWords = (language: string, instant: string): string =>
  new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(instant))
