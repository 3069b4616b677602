const day = 24 * 60 * 60 * 1000

const isWeekend = (at: number): boolean => [0, 6].includes(new Date(at).getUTCDay())

/**
 * Returns the instant that is a number of business days (Monday to Friday in UTC) after another instant; both in
 * milliseconds since 1970.
 */
export function addBusinessDays(from: number, days: number): number {
  let at = from
  for (let left = days; left > 0; ) {
    at += day
    if (!isWeekend(at)) left -= 1
  }
  return at
}
