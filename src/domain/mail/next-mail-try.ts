const minute = 60 * 1000

/** How long a mail waits after each try that failed, in milliseconds: eight tries within a day and a half. */
const waits = [1, 5, 15, 60, 180, 540, 1440].map((minutes) => minutes * minute)

/** The instant of the next try for a mail that failed so often, in milliseconds; null when it is given up. */
export function nextMailTry(failures: number, now: number): number | null {
  const wait = waits[failures - 1]
  return wait === undefined ? null : now + wait
}
