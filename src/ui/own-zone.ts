/** Returns the IANA time zone of the reader's device: "Europe/Warsaw". */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
