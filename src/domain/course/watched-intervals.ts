/** A watched interval of a video, from and to in seconds. Invariant: from < to. */
export type Interval = readonly [from: number, to: number]

/**
 * The stored progress of a learner in one chapter: `position` in seconds, `reportedAt` in milliseconds
 * since 1970.
 */
export interface ChapterProgress {
  position: number
  intervals: readonly Interval[]
  reportedAt: number
}

/**
 * The watched part of a chapter (0 to 1) that is enough for the whole chapter to count as watched. Decision:
 * docs/decisions/learning-progress.md.
 */
export const watchedThreshold = 0.95

/** The fastest playback speed that counts as watching; 1 is normal speed. */
const fastestPlayback = 2

/**
 * Returns the intervals in order, with overlapping ones joined.
 * @example joinIntervals([[20, 30], [0, 10], [5, 12]]) // [[0, 12], [20, 30]]
 */
export function joinIntervals(intervals: readonly Interval[]): Interval[] {
  const joined: Interval[] = []
  for (const [from, to] of [...intervals].sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1)
    if (last && from <= last[1]) joined[joined.length - 1] = [last[0], Math.max(last[1], to)]
    else joined.push([from, to])
  }
  return joined
}

/**
 * Returns the progress after a player's report of a new position. The report adds at most the distance from the last
 * position, and at most twice the elapsed time. Therefore neither jumping ahead nor going back earns anything.
 */
export function addWatchReport(
  previous: ChapterProgress,
  position: number,
  at: number,
  seconds: number,
): ChapterProgress {
  const to = Math.min(Math.max(position, 0), seconds)
  const elapsed = Math.max(0, at - previous.reportedAt) / 1000
  const credit = Math.min(to - previous.position, elapsed * fastestPlayback)
  const intervals =
    credit > 0 ? joinIntervals([...previous.intervals, [to - credit, to]]) : previous.intervals
  return { position: to, intervals, reportedAt: at }
}

/**
 * Returns the watched part of a video: watched seconds divided by all seconds, 0 to 1.
 * @example watchedShareOf([[0, 30]], 120) // 0.25
 */
export function watchedShareOf(intervals: readonly Interval[], seconds: number): number {
  if (seconds <= 0) return 0
  return Math.min(1, intervals.reduce((sum, [from, to]) => sum + to - from, 0) / seconds)
}

export const isWatched = (intervals: readonly Interval[], seconds: number): boolean =>
  watchedShareOf(intervals, seconds) >= watchedThreshold
