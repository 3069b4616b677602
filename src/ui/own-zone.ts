/** The IANA zone that the reader lives in. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
