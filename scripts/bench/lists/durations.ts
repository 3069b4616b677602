/** The durations of requests in milliseconds, unordered. */
export type Durations = number[]

/**
 * Returns the time in milliseconds within which a share of the requests was completed; `share` is 0.95 for 95 of
 * 100.
 */
export const percentileOf = (times: Durations, share: number): number => {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/**
 * Formats the median and the 95th percentile.
 * @example formatDurations([3, 4, 90]) // 'p50 4.0 ms, p95 90.0 ms'
 */
export const formatDurations = (times: Durations): string =>
  `p50 ${percentileOf(times, 0.5).toFixed(1)} ms, p95 ${percentileOf(times, 0.95).toFixed(1)} ms`
