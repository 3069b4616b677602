/** Returns the IANA time zone of the visitor's device: "Europe/Warsaw". */
export const getDeviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
