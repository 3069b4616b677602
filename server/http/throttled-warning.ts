import type { Logger } from 'pino'
import type { Clock } from '../ports/clock.ts'

/** How long, in milliseconds, a warning is only counted and not logged again. */
const quietPeriod = 60_000

/**
 * Returns a function that logs a warning at most once a minute, so that a flood of requests does not fill the log.
 * `count` is the number of warnings since the last line.
 */
export function createThrottledWarning(log: Pick<Logger, 'warn'>, clock: Clock, message: string): () => void {
  let count = 0
  let nextLogAt = Number.NEGATIVE_INFINITY
  return () => {
    count += 1
    const now = clock()
    if (now < nextLogAt) return
    log.warn({ count }, message)
    count = 0
    nextLogAt = now + quietPeriod
  }
}
