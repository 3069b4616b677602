/** How many may be inside at once, and how often one visitor may come in a minute. */
export interface Turns {
  atOnce: number
  perMinute: number
}

const minute = 60_000

/** More visitors than a server remembers in a minute; with one more it begins to count anew. */
const mostVisitors = 10_000

/** Lets some in and turns others away at once, for this server alone: what waits here would only come later. */
export function turnstile({ atOnce, perMinute }: Turns) {
  let inside = 0
  let since = Number.NEGATIVE_INFINITY
  const came = new Map<string, number>()
  return {
    /** Counts a visitor; false for one that comes too often. */
    admits(visitor: string, now: number): boolean {
      if (Math.abs(now - since) >= minute || came.size >= mostVisitors) {
        came.clear()
        since = now
      }
      const times = (came.get(visitor) ?? 0) + 1
      came.set(visitor, times)
      return times <= perMinute
    },
    /** Does some work where there is room for it; fails where there is none. */
    async through<Value>(work: () => Promise<Value>): Promise<Value> {
      if (inside >= atOnce) throw new Error('Too many at once')
      inside += 1
      try {
        return await work()
      } finally {
        inside -= 1
      }
    },
  }
}
