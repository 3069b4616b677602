import { and, asc, eq, ne } from 'drizzle-orm'
import { type Refused, refuse } from '../../../src/domain/refusal/refusal.ts'
import type { Acting } from '../../../src/domain/trainer/assignment.ts'
import type { Db } from '../../db/client.ts'
import { learner } from '../../db/schema/learner.ts'
import { practicalExam } from '../../db/schema/practical-exam.ts'
import { practicalExamEnrolment } from '../../db/schema/practical-exam-enrolment.ts'
import { attendsToExam } from '../trainer/assigned-to.ts'
import { openPassword } from './seal-password.ts'

/** Who has a place in a practical exam, by name. Refused as `notFound`, and as `forbidden` to other trainers. */
export async function listExamLearners(
  db: Db,
  { examId, by, keys }: { examId: number; by: Acting; keys: readonly string[] },
) {
  const [exam] = await db
    .select({ id: practicalExam.id })
    .from(practicalExam)
    .where(eq(practicalExam.id, examId))
  if (!exam) return refuse('notFound') satisfies Refused
  if (!(await attendsToExam(db, examId, by))) return refuse('forbidden') satisfies Refused
  const rows = await db
    .select({ enrolment: practicalExamEnrolment, learner })
    .from(practicalExamEnrolment)
    .innerJoin(learner, eq(learner.id, practicalExamEnrolment.learnerId))
    .where(
      and(
        eq(practicalExamEnrolment.practicalExamId, examId),
        ne(practicalExamEnrolment.status, 'notEnrolled'),
      ),
    )
    .orderBy(asc(learner.lastName), asc(learner.firstName), asc(practicalExamEnrolment.id))
  return rows.map(({ enrolment, learner: { firstName, lastName, email } }) => ({
    id: enrolment.id,
    name: `${firstName} ${lastName}`.trim(),
    email,
    allergies: enrolment.allergies,
    dietaryRequirements: enrolment.diet,
    userPracticalExamStatus: enrolment.status,
    recordLink: enrolment.recordLink,
    linkPasswd:
      enrolment.sealedPassword === null ? null : openPassword(keys, enrolment.sealedPassword, enrolment.id),
    score: enrolment.score,
  }))
}
