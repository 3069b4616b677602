/**
 * Whether a text is the name of an IANA zone.
 * @example isTimeZone('Europe/Warsaw') // true
 */
export function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== ''
  } catch {
    return false
  }
}
