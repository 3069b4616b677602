import { and, asc, eq, isNotNull, ne, or } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { learner } from '#server/db/schema/learner.ts'
import { practicalExam } from '#server/db/schema/practical-exam.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import { getExamPermission } from '#server/services/catalogue/trainer/attendance-permission.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import type { ActingOperator } from '#src/domain/trainer/assignment.ts'
import { decryptRecordPassword } from './record-password.ts'
import { examEnrolmentStatusOf } from './update-exam-enrolment-status.ts'

/**
 * Lists the learners with a seat in a practical exam, by name; the seats of a cancelled date are included. Refused as
 * `notFound` if there is no such date, and as `forbidden` for trainers of other exams.
 */
export async function listExamLearners(
  db: Db,
  {
    practicalExamId,
    operator,
    keys,
  }: { practicalExamId: number; operator: ActingOperator; keys: readonly string[] },
) {
  const [exam] = await db
    .select({ id: practicalExam.id })
    .from(practicalExam)
    .where(eq(practicalExam.id, practicalExamId))
  if (!exam) return refuse('notFound') satisfies RefusedResult
  const { isAllowed, isAssigned } = await getExamPermission(db, practicalExamId, operator)
  if (!isAllowed) return refuse('forbidden', { reason: 'notAssigned' }) satisfies RefusedResult
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
    // Only the trainer of this exam sees allergies and diets.
    allergies: isAssigned ? enrolment.allergies : null,
    diet: isAssigned ? enrolment.diet : null,
    status: examEnrolmentStatusOf(enrolment),
    recordLink: enrolment.recordLink,
    recordPassword:
      enrolment.sealedPassword === null
        ? null
        : decryptRecordPassword(keys, enrolment.sealedPassword, enrolment.id),
    score: enrolment.score,
  }))
}
