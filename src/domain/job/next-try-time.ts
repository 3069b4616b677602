const minute = 60 * 1000

/** The delay after each failed try of a job, in milliseconds. A job has eight tries within half a day. */
const delays = [1 / 12, 1 / 4, 1, 5, 15, 60, 600].map((minutes) => minutes * minute)

/** Returns the instant of the next try after a number of failures, in milliseconds; null if no try is left. */
export function computeNextTryTime(failures: number, now: number): number | null {
  const delay = delays[failures - 1]
  return delay === undefined ? null : now + delay
}
