import { and, asc, eq, isNotNull, ne, or } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { learner } from '#server/db/schema/learner.ts'
import { practicalExam } from '#server/db/schema/practical-exam.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import { attendingExam } from '#server/services/catalogue/trainer/assigned-to.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import type { ActingPerson } from '#src/domain/trainer/assignment.ts'
import { statusOfExam } from './move-exam-enrolment.ts'
import { openPassword } from './seal-password.ts'

/**
 * The learners who have a place in a practical exam, by name. Refused as `notFound`, and as `forbidden` to
 * trainers of other exams.
 */
export async function listExamLearners(
  db: Db,
  { practicalExamId, by, keys }: { practicalExamId: number; by: ActingPerson; keys: readonly string[] },
) {
  const [exam] = await db
    .select({ id: practicalExam.id })
    .from(practicalExam)
    .where(eq(practicalExam.id, practicalExamId))
  if (!exam) return refuse('notFound') satisfies RefusedResult
  const { may, assigned } = await attendingExam(db, practicalExamId, by)
  if (!may) return refuse('forbidden', { reason: 'notAssigned' }) satisfies RefusedResult
  const rows = await db
    .select({ enrolment: practicalExamEnrolment, learner })
    .from(practicalExamEnrolment)
    .innerJoin(learner, eq(learner.id, practicalExamEnrolment.learnerId))
    .where(
      and(
        eq(practicalExamEnrolment.practicalExamId, practicalExamId),
        or(ne(practicalExamEnrolment.status, 'notEnrolled'), isNotNull(practicalExamEnrolment.cancelledAt)),
      ),
    )
    .orderBy(asc(learner.lastName), asc(learner.firstName), asc(practicalExamEnrolment.id))
  return rows.map(({ enrolment, learner: { firstName, lastName, email } }) => ({
    id: enrolment.id,
    name: `${firstName} ${lastName}`.trim(),
    email,
    // What they must not eat is for the trainer of this exam alone.
    allergies: assigned ? enrolment.allergies : null,
    diet: assigned ? enrolment.diet : null,
    status: statusOfExam(enrolment),
    recordLink: enrolment.recordLink,
    recordPassword:
      enrolment.sealedPassword === null ? null : openPassword(keys, enrolment.sealedPassword, enrolment.id),
    score: enrolment.score,
  }))
}
