/** Runs a task when a slot is free. */
type Limiter = <Result>(task: () => Promise<Result>) => Promise<Result>

/** Returns a function that runs at most `max` tasks at the same time; the others wait in order. */
export function limitConcurrency(max: number): Limiter {
  const waiting: (() => void)[] = []
  let running = 0
  return async (task) => {
    if (running < max) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
