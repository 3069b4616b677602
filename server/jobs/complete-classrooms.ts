import type { Db } from '../db/client.ts'
import type { Clock } from '../ports/clock.ts'
import {
  completeUnattendedEnrolments,
  purgeFoodRequirements,
} from '../services/learning/classroom-enrolment/complete-ended-enrolments.ts'
import { finishAttendedEnrolments } from '../services/learning/classroom-enrolment/finish-attended-enrolments.ts'
import { purgeExamFood } from '../services/learning/practical-exam-enrolment/purge-exam-food.ts'

/**
 * Completes enrolments in ended classrooms, and deletes allergies that are no longer needed. Returns how many
 * enrolments it completed.
 */
export async function completeClassrooms(db: Db, clock: Clock): Promise<number> {
  const now = clock()
  const completed = (await finishAttendedEnrolments(db, now)) + (await completeUnattendedEnrolments(db, now))
  await purgeFoodRequirements(db, now)
  await purgeExamFood(db, now)
  return completed
}
