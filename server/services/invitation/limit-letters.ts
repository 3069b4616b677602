import { isRefused, type Refused, refuse } from '../../../src/domain/refusal/refusal.ts'
import type { Db } from '../../db/client.ts'
import { clearTries, countTry } from '../limit/count-try.ts'

/** Tries of codes that come to nothing, a minute, by learner and by address. Nobody guesses. */
const letterLimit = { tries: 5, window: 60_000 }

/** Does what a code is given for, unless there were too many tries: `tooFrequent`. A success forgets the tries. */
export async function limitLetters<Done>(
  db: Db,
  by: { learnerId: number; visitor: string; now: number },
  work: () => Promise<Done | Refused>,
): Promise<Done | Refused> {
  const keys = [`letter learner ${by.learnerId}`, `letter address ${by.visitor}`]
  for (const key of keys) if (!(await countTry(db, key, letterLimit, by.now))) return refuse('tooFrequent')
  const done = await work()
  if (!isRefused(done)) for (const key of keys) await clearTries(db, key)
  return done
}
