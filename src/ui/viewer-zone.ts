/** Returns the IANA time zone of the reader's device: "Europe/Warsaw". */
export const viewerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
