/**
 * How often one visitor may send requests, and how many requests a concurrency limiter runs and queues at the same
 * time.
 */
export interface ConcurrencyBudget {
  /** How many requests a visitor regains each second, and the largest number of requests in a burst. */
  perSecond: number
  burst: number
  /**
   * How many requests are handled at the same time, how many wait in the queue, and how long each may wait, in
   * milliseconds.
   */
  maxRunning: number
  maxWaiting: number
  maxWaitMilliseconds: number
}

/** Thrown if the queue is full or a request waited too long. The client may try again soon. */
export class BusyError extends Error {}

/** The maximum number of visitors that a limiter remembers. */
const maxVisitors = 10_000

interface Allowance {
  left: number
  at: number
}

/**
 * Returns a function that counts a visitor's request in a token bucket; false if the bucket is empty. After a pause,
 * each visitor has the full burst again.
 */
function openAllowances({ perSecond, burst }: Pick<ConcurrencyBudget, 'perSecond' | 'burst'>) {
  const allowances = new Map<string, Allowance>()
  return (visitor: string, now: number): boolean => {
    const before = allowances.get(visitor) ?? { left: burst, at: now }
    const regained = (Math.max(0, now - before.at) / 1000) * perSecond
    const left = Math.min(burst, before.left + regained)
    // The map is in the order of each visitor's last request, so its first entry is the oldest, which is deleted
    // first.
    allowances.delete(visitor)
    allowances.set(visitor, { left: left < 1 ? left : left - 1, at: now })
    if (allowances.size > maxVisitors) allowances.delete(allowances.keys().next().value as string)
    return left >= 1
  }
}

interface Waiting {
  enter(): void
  /** Refuses the waiting request because the queue is full. */
  refuse(): void
}

/**
 * Opens a fair queue: visitors take turns, and each turn runs the visitor's oldest request. So many requests of one
 * visitor do not delay another visitor. If the queue is full and a visitor with fewer requests arrives, the newest
 * request of the visitor with the most requests is refused instead.
 */
function openQueue(most: number) {
  const waiting = new Map<string, Waiting[]>()
  let count = 0

  const remove = (visitor: string, list: Waiting[], place: number): Waiting | undefined => {
    const [removed] = list.splice(place, 1)
    count -= 1
    if (list.length === 0) waiting.delete(visitor)
    return removed
  }

  /**
   * Refuses the newest request of the visitor with the most requests, if that visitor has more than `fewer`.
   * Returns whether a request was refused, so that another one can be queued.
   */
  function makeRoom(fewer: number): boolean {
    const [visitor, list] = [...waiting].reduce((one, other) =>
      other[1].length > one[1].length ? other : one,
    )
    if (list.length <= fewer) return false
    remove(visitor, list, list.length - 1)?.refuse()
    return true
  }

  return {
    /** Adds a request; returns false if the queue is full. */
    add(visitor: string, request: Waiting): boolean {
      const list = waiting.get(visitor) ?? []
      if (count >= most && !makeRoom(list.length + 1)) return false
      list.push(request)
      waiting.set(visitor, list)
      count += 1
      return true
    },
    remove(visitor: string, request: Waiting): void {
      const list = waiting.get(visitor)
      if (list?.includes(request)) remove(visitor, list, list.indexOf(request))
    },
    /** Removes the next request from the queue and moves its visitor to the end. */
    next(): Waiting | undefined {
      const [first] = waiting
      if (!first) return undefined
      const [visitor, list] = first
      waiting.delete(visitor)
      waiting.set(visitor, list)
      return remove(visitor, list, 0)
    },
  }
}

/**
 * Returns a concurrency limiter for costly work, on this server alone. `admits` counts a visitor's requests.
 * `through` runs work when its turn comes, and throws `BusyError` if too many requests wait.
 */
export function createConcurrencyLimiter(budget: ConcurrencyBudget) {
  let running = 0
  const queue = openQueue(budget.maxWaiting)

  /** Waits until one more request may run. Throws `BusyError` if the request is refused. */
  async function waitForTurn(visitor: string): Promise<void> {
    if (running < budget.maxRunning) {
      running += 1
      return
    }
    await new Promise<void>((resolve, reject) => {
      const request: Waiting = {
        enter() {
          clearTimeout(timer)
          resolve()
        },
        refuse() {
          clearTimeout(timer)
          reject(new BusyError('Too many wait'))
        },
      }
      const timer = setTimeout(() => {
        queue.remove(visitor, request)
        reject(new BusyError('Waited too long'))
      }, budget.maxWaitMilliseconds)
      if (!queue.add(visitor, request)) request.refuse()
    })
  }

  /** Passes the free slot to the next request in the queue, or leaves it free. */
  function leave(): void {
    const next = queue.next()
    if (next) next.enter()
    else running -= 1
  }

  return {
    /** Counts a visitor's request; returns false if the visitor has sent too many. */
    admits: openAllowances(budget),
    async through<Value>(visitor: string, work: () => Promise<Value> | Value): Promise<Value> {
      await waitForTurn(visitor)
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}

export type ConcurrencyLimiter = ReturnType<typeof createConcurrencyLimiter>
