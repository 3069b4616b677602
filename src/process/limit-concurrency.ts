/** Runs a work when its turn comes. */
type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Lets at most so many works run at once; the others wait in their order. */
export function limitConcurrency(most: number): InTurn {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < most) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
