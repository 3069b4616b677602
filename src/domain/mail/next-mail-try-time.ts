const minute = 60 * 1000

/**
 * The delay after each failed try to send a mail, in milliseconds. A mail has eight tries within a day and a half.
 */
const delays = [1, 5, 15, 60, 180, 540, 1440].map((minutes) => minutes * minute)

/** Returns the instant of the next try after a number of failures, in milliseconds; null if no try is left. */
export function computeNextMailTryTime(failures: number, now: number): number | null {
  const delay = delays[failures - 1]
  return delay === undefined ? null : now + delay
}
