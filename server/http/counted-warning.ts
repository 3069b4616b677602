import type { Logger } from 'pino'
import type { Clock } from '../ports/clock.ts'

/** How long a warning is only counted after it was logged, in milliseconds. */
const quiet = 60_000

/**
 * Returns a warning that is logged once a minute at most: `count` says how often it was given since it was last logged. What a flood of
 * requests brings about fills no log.
 */
export function countedWarning(log: Pick<Logger, 'warn'>, clock: Clock, message: string): () => void {
  let count = 0
  let next = Number.NEGATIVE_INFINITY
  return () => {
    count += 1
    const now = clock()
    if (now < next) return
    log.warn({ count }, message)
    count = 0
    next = now + quiet
  }
}
