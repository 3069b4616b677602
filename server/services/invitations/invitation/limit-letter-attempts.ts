import type { Db } from '#server/db/client.ts'
import { consumeRateLimit, refuseTooFrequent, resetRateLimit } from '#server/services/platform/rate-limit.ts'
import { isRefused, type RefusedResult } from '#src/domain/refusal.ts'

/**
 * The maximum number of wrong codes per minute, for each learner and each network address, so that no code can be
 * guessed.
 */
const letterLimit = { tries: 5, window: 60_000 }

/**
 * Runs `work`, which uses the code of a letter, and counts the attempt. Refused as `tooFrequent` after too many
 * attempts; a success resets the attempts.
 */
export async function limitLetterAttempts<Result>(
  db: Db,
  caller: { learnerId: number; visitor: string; now: number },
  work: () => Promise<Result | RefusedResult>,
): Promise<Result | RefusedResult> {
  const keys = [`letter learner ${caller.learnerId}`, `letter address ${caller.visitor}`]
  for (const key of keys)
    if (!(await consumeRateLimit(db, key, letterLimit, caller.now))) return refuseTooFrequent(letterLimit)
  const result = await work()
  if (!isRefused(result)) for (const key of keys) await resetRateLimit(db, key)
  return result
}
