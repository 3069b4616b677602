/**
 * How long, in milliseconds, a new request may have to wait for the requests before it. The calls with the shorter
 * wait are refused first.
 */
const longestWait = { first: 100, last: 250 }

/**
 * The order in which a server under load refuses calls: first the calls that save positions in videos, last the calls
 * that save answers of exams.
 */
export type RefusalOrder = keyof typeof longestWait

/**
 * While fewer requests than this are in progress, every request is admitted. So a few slow requests cause no
 * refusals.
 */
const alwaysAdmitted = 20

/**
 * The length of a time slot in milliseconds. Completed requests are counted per slot, and the rate is the highest
 * rate of the last slots.
 */
const slotLength = 250
const slots = 8

/**
 * Returns a limiter of the saves that are in progress on this server. By Little's law, the wait of a new request is
 * the number of requests in progress divided by the rate at which they complete. So the limit adapts to the machine
 * and to its other work. Decision: docs/decisions/early-refusal.md.
 */
export function createLoadLimiter(now: () => number = () => performance.now()) {
  let inProgress = 0
  const completed = new Map<number, number>()

  const slotOf = (time: number): number => Math.floor(time / slotLength)

  function complete(): void {
    inProgress -= 1
    const slot = slotOf(now())
    completed.set(slot, (completed.get(slot) ?? 0) + 1)
  }

  /** Returns the number of requests completed per millisecond in the best of the last slots. */
  function rate(): number {
    const oldest = slotOf(now()) - slots
    for (const slot of completed.keys()) if (slot < oldest) completed.delete(slot)
    return Math.max(0, ...completed.values()) / slotLength
  }

  return {
    /**
     * Admits a request and returns a function to call when the request ends; undefined if the request has to be
     * refused.
     */
    enter(order: RefusalOrder): (() => void) | undefined {
      if (inProgress >= alwaysAdmitted && inProgress >= rate() * longestWait[order]) return undefined
      inProgress += 1
      return complete
    },
  }
}
