import type { Db } from '../db/client.ts'
import type { Clock } from '../ports/clock.ts'
import { finishAttended } from '../services/learning/classroom-enrolment/finish-attended.ts'
import { forgetFood, settleEnded } from '../services/learning/classroom-enrolment/settle-ended.ts'
import { forgetExamFood } from '../services/learning/practical-exam-enrolment/forget-food.ts'

/**
 * Ends enrolments in classrooms that are over, and deletes allergies that are no longer needed. Answers how
 * many it ended.
 */
export async function settleClassrooms(db: Db, clock: Clock): Promise<number> {
  const now = clock()
  const settled = (await finishAttended(db, now)) + (await settleEnded(db, now))
  await forgetFood(db, now)
  await forgetExamFood(db, now)
  return settled
}
