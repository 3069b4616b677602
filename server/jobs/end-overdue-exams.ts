import type { Db } from '../db/client.ts'
import type { Clock } from '../ports/clock.ts'
import { endOverdueAttempt } from '../services/learning/exam/end-overdue-attempt.ts'

/** Ends all exam attempts whose time is over. Returns the number of attempts. */
export async function endOverdueExams(db: Db, clock: Clock): Promise<number> {
  let ended = 0
  while (await endOverdueAttempt(db, clock())) ended += 1
  return ended
}
