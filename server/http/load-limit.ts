/** For how long a new request may have to wait for those before it, in milliseconds, by the order in which calls are refused. */
const longestWait = { first: 100, last: 250 }

/** The calls that a server under load refuses: positions in films first, answers of exams last. */
export type RefusalOrder = keyof typeof longestWait

/** The number of requests that are always admitted, so that slow single requests refuse nobody. */
const alwaysAdmitted = 20

/** The length of a slot in milliseconds, in which completed requests are counted; the rate is that of the best of the last slots. */
const slotLength = 250
const slots = 8

/**
 * Limits the saves that are in progress on this server. By Little's law the wait of a new request is the number in progress divided by the
 * rate at which they complete, so the limit adapts to the machine and to its other work.
 * Decision: docs/decisions/early-refusal.md.
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

  /** Returns the requests per millisecond of the best of the last slots. */
  function rate(): number {
    const oldest = slotOf(now()) - slots
    for (const slot of completed.keys()) if (slot < oldest) completed.delete(slot)
    return Math.max(0, ...completed.values()) / slotLength
  }

  return {
    /** Admits a request and returns a function that ends it; undefined if the request has to be refused. */
    enter(order: RefusalOrder): (() => void) | undefined {
      if (inProgress >= alwaysAdmitted && inProgress >= rate() * longestWait[order]) return undefined
      inProgress += 1
      return complete
    },
  }
}
