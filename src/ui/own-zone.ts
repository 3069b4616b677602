/** The IANA zone that the reader's device is set to: "Europe/Warsaw". */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
