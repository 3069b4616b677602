/**
 * Whether a text is the name of an IANA zone.
 * @example isZone('Europe/Warsaw') // true
 */
export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== ''
  } catch {
    return false
  }
}
