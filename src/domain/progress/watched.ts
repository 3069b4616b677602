/** A stretch of video that was watched: from and to in seconds, from < to. */
export type Interval = readonly [from: number, to: number]

/** What is kept of one chapter's watching. `position` and `reportedAt` in seconds and milliseconds (epoch). */
export interface Watching {
  position: number
  intervals: readonly Interval[]
  reportedAt: number
}

/** The share at which a chapter counts as watched. Decisions: "Learning and exams". */
export const watchedShare = 0.95

/** Playing faster than this earns nothing more. */
const fastestPlayback = 2

/** Intervals in order, overlaps joined. */
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
 * The watching after a report of a new position. Each report credits at most the distance from the last one, and at
 * most twice the time that passed, so jumping ahead earns nothing; going back earns nothing either.
 */
export function report(before: Watching, position: number, at: number, seconds: number): Watching {
  const to = Math.min(Math.max(position, 0), seconds)
  const elapsed = Math.max(0, at - before.reportedAt) / 1000
  const credit = Math.min(to - before.position, elapsed * fastestPlayback)
  const intervals = credit > 0 ? joinIntervals([...before.intervals, [to - credit, to]]) : before.intervals
  return { position: to, intervals, reportedAt: at }
}

/** Watched seconds over all seconds, 0 to 1. */
export function watchedPart(intervals: readonly Interval[], seconds: number): number {
  if (seconds <= 0) return 0
  return Math.min(1, intervals.reduce((sum, [from, to]) => sum + to - from, 0) / seconds)
}

export const isWatched = (intervals: readonly Interval[], seconds: number): boolean =>
  watchedPart(intervals, seconds) >= watchedShare
