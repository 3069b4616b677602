/** How often one visitor may come, and how much of the work behind a gate is done and waits at the same time. */
export interface Budget {
  /** How many requests a visitor regains each second, and how many at most. */
  perSecond: number
  burst: number
  /** How much is done at the same time, how many requests wait for their turn, and how long at most, in milliseconds. */
  atOnce: number
  waiting: number
  longestWait: number
}

/** Says that there is no room, or was none in time: the client may try again soon. */
export class Busy extends Error {}

/** How many visitors a gate remembers. */
const mostVisitors = 10_000

interface Allowance {
  left: number
  at: number
}

/** Counts visitors by a bucket that refills: after a pause each has its burst again. */
function openAllowances({ perSecond, burst }: Pick<Budget, 'perSecond' | 'burst'>) {
  const known = new Map<string, Allowance>()
  return (visitor: string, now: number): boolean => {
    const before = known.get(visitor) ?? { left: burst, at: now }
    const regained = (Math.max(0, now - before.at) / 1000) * perSecond
    const left = Math.min(burst, before.left + regained)
    // Visitors stand in the order of their last request: the one who came longest ago is forgotten first.
    known.delete(visitor)
    known.set(visitor, { left: left < 1 ? left : left - 1, at: now })
    if (known.size > mostVisitors) known.delete(known.keys().next().value as string)
    return left >= 1
  }
}

/** A request that waits for its turn. */
interface Waiting {
  enter(): void
  /** Says that there is no room after all. */
  refuse(): void
}

/**
 * Opens a queue in which visitors take turns: each has the next turn for the request that came first, so nobody's many requests keep
 * another visitor waiting. A full one makes room for a visitor with fewer requests by refusing the newest of the visitor with the most.
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

  /** Refuses the newest request of the visitor with the most, where these are more than `fewer`. Returns whether there is room now. */
  function makeRoom(fewer: number): boolean {
    const [visitor, list] = [...waiting].reduce((one, other) =>
      other[1].length > one[1].length ? other : one,
    )
    if (list.length <= fewer) return false
    remove(visitor, list, list.length - 1)?.refuse()
    return true
  }

  return {
    /** Adds a request; false where there is no room for it. */
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
    /** Takes the next request out; its visitor's next one comes after those of all others. */
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
 * Opens a gate before costly work, for this server alone: `admits` counts a visitor's requests, `through` does work for a visitor when its turn
 * comes, and throws `Busy` where too many wait.
 */
export function openGate(budget: Budget) {
  let inside = 0
  const queue = openQueue(budget.waiting)

  /** Resolves when there is room for one more. */
  async function turn(visitor: string): Promise<void> {
    if (inside < budget.atOnce) {
      inside += 1
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
          reject(new Busy('Too many wait'))
        },
      }
      const timer = setTimeout(() => {
        queue.remove(visitor, request)
        reject(new Busy('Waited too long'))
      }, budget.longestWait)
      if (!queue.add(visitor, request)) request.refuse()
    })
  }

  /** Gives the place to the next in the queue, or leaves it free. */
  function leave(): void {
    const next = queue.next()
    if (next) next.enter()
    else inside -= 1
  }

  return {
    /** Counts a request of a visitor; false for one too many. */
    admits: openAllowances(budget),
    async through<Value>(visitor: string, work: () => Promise<Value> | Value): Promise<Value> {
      await turn(visitor)
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}

export type Gate = ReturnType<typeof openGate>
