import type { Db } from '#server/db/client.ts'
import { consumeRateLimit, resetRateLimit } from '#server/services/platform/rate-limit.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'

/** How many wrong codes a minute may be tried, by learner and by address, so that nobody guesses one. */
const letterLimit = { tries: 5, window: 60_000 }

/**
 * Runs the act that a code is given for. Refused as `tooFrequent` after too many tries; a success forgets the
 * tries.
 */
export async function limitLetters<Done>(
  db: Db,
  by: { learnerId: number; visitor: string; now: number },
  work: () => Promise<Done | RefusedResult>,
): Promise<Done | RefusedResult> {
  const keys = [`letter learner ${by.learnerId}`, `letter address ${by.visitor}`]
  for (const key of keys)
    if (!(await consumeRateLimit(db, key, letterLimit, by.now))) return refuse('tooFrequent')
  const done = await work()
  if (!isRefused(done)) for (const key of keys) await resetRateLimit(db, key)
  return done
}
