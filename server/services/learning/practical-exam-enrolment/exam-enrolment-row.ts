import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { practicalExam } from '#server/db/schema/practical-exam.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'

/** Returns a learner's enrolment in a practical exam, or undefined. `lock` locks the enrolment. */
export async function findExamEnrolment(db: Db, learnerId: number, practicalExamId: number, lock = false) {
  const query = db
    .select()
    .from(practicalExamEnrolment)
    .where(
      and(
        eq(practicalExamEnrolment.learnerId, learnerId),
        eq(practicalExamEnrolment.practicalExamId, practicalExamId),
      ),
    )
  const [row] = lock ? await query.for('update') : await query
  return row
}

export type ExamEnrolmentRow = NonNullable<Awaited<ReturnType<typeof findExamEnrolment>>>

/**
 * Returns whether a learner has another open date of a certification's practical exam, or waits for the exam's
 * grade.
 */
export async function hasOpenExam(
  tx: Db,
  input: { learnerId: number; practicalExamId: number; certificationId: number },
): Promise<boolean> {
  const rows = await tx
    .select({ id: practicalExamEnrolment.id })
    .from(practicalExamEnrolment)
    .innerJoin(practicalExam, eq(practicalExam.id, practicalExamEnrolment.practicalExamId))
    .where(
      and(
        eq(practicalExamEnrolment.learnerId, input.learnerId),
        eq(practicalExam.certification, input.certificationId),
        ne(practicalExam.id, input.practicalExamId),
        inArray(practicalExamEnrolment.status, ['pending', 'enrolled']),
      ),
    )
    .limit(1)
  return rows.length > 0
}
