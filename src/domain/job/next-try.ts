const minute = 60 * 1000

/** How long a job waits after each try that failed, in milliseconds: eight tries within half a day. */
const waits = [1 / 12, 1 / 4, 1, 5, 15, 60, 600].map((minutes) => minutes * minute)

/** The instant of the next try for a job that failed so often, in milliseconds; null when it is given up. */
export function nextTry(failures: number, now: number): number | null {
  const wait = waits[failures - 1]
  return wait === undefined ? null : now + wait
}
