import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { practicalExam } from '../../db/schema/practical-exam.ts'
import { practicalExamEnrolment } from '../../db/schema/practical-exam-enrolment.ts'

/** A learner's enrolment in a practical exam. `lock` makes others wait. */
export async function ownExamRow(db: Db, learnerId: number, examId: number, lock = false) {
  const query = db
    .select()
    .from(practicalExamEnrolment)
    .where(
      and(
        eq(practicalExamEnrolment.learnerId, learnerId),
        eq(practicalExamEnrolment.practicalExamId, examId),
      ),
    )
  const [row] = lock ? await query.for('update') : await query
  return row
}

export type OwnExamRow = NonNullable<Awaited<ReturnType<typeof ownExamRow>>>

/** Whether a learner waits for another date of a certification's practical exam, or for its grade. */
export async function hasOpenExam(
  tx: Db,
  of: { learnerId: number; examId: number; certificationId: number },
): Promise<boolean> {
  const rows = await tx
    .select({ id: practicalExamEnrolment.id })
    .from(practicalExamEnrolment)
    .innerJoin(practicalExam, eq(practicalExam.id, practicalExamEnrolment.practicalExamId))
    .where(
      and(
        eq(practicalExamEnrolment.learnerId, of.learnerId),
        eq(practicalExam.certification, of.certificationId),
        ne(practicalExam.id, of.examId),
        inArray(practicalExamEnrolment.status, ['pending', 'enrolled']),
      ),
    )
    .limit(1)
  return rows.length > 0
}
