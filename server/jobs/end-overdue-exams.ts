import type { Db } from '../db/client.ts'
import type { Clock } from '../ports/clock.ts'
import { endOverdue } from '../services/learning/exam/end-overdue.ts'

/** Ends all exam attempts whose time is over. Returns how many. */
export async function endOverdueExams(db: Db, clock: Clock): Promise<number> {
  let ended = 0
  while (await endOverdue(db, clock())) ended += 1
  return ended
}
