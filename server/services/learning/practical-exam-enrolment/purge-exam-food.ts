import { and, inArray, isNotNull, lte, or } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { practicalExam } from '#server/db/schema/practical-exam.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import { foodRequirementsRetention } from '../classroom-enrolment/complete-ended-enrolments.ts'

/** Deletes allergies and diets that practical exams no longer need. `now` in milliseconds since 1970. */
export async function purgeExamFood(db: Db, now: number): Promise<void> {
  const pastExams = db
    .select({ id: practicalExam.id })
    .from(practicalExam)
    .where(lte(practicalExam.endsAt, new Date(now - foodRequirementsRetention).toISOString()))
  const hasFood = or(isNotNull(practicalExamEnrolment.allergies), isNotNull(practicalExamEnrolment.diet))
  await db
    .update(practicalExamEnrolment)
    .set({ allergies: null, diet: null })
    .where(and(inArray(practicalExamEnrolment.practicalExamId, pastExams), hasFood))
}
