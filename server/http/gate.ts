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

/**
 * Opens a gate before costly work, for this server alone: `admits` counts a visitor's requests, `through` does work when its turn
 * comes, and throws `Busy` where too many wait.
 */
export function openGate(budget: Budget) {
  let inside = 0
  const queue: (() => void)[] = []

  /** Resolves when there is room for one more. */
  async function turn(): Promise<void> {
    if (inside < budget.atOnce) {
      inside += 1
      return
    }
    if (queue.length >= budget.waiting) throw new Busy('Too many wait')
    await new Promise<void>((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(enter), 1)
        reject(new Busy('Waited too long'))
      }, budget.longestWait)
      queue.push(enter)
    })
  }

  /** Gives the place to the next in the queue, or leaves it free. */
  function leave(): void {
    const next = queue.shift()
    if (next) next()
    else inside -= 1
  }

  return {
    /** Counts a request of a visitor; false for one too many. */
    admits: openAllowances(budget),
    async through<Value>(work: () => Promise<Value> | Value): Promise<Value> {
      await turn()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}

export type Gate = ReturnType<typeof openGate>
