import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { practicalExam } from '#server/db/schema/practical-exam.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'

/** A learner's enrolment in a practical exam; undefined without one. With `lock`, others wait for it. */
export async function ownExamRow(db: Db, learnerId: number, practicalExamId: number, lock = false) {
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

export type OwnExamRow = NonNullable<Awaited<ReturnType<typeof ownExamRow>>>

/** Whether a learner has another date of a certification's practical exam ahead, or waits for its grade. */
export async function hasOpenExam(
  tx: Db,
  of: { learnerId: number; practicalExamId: number; certificationId: number },
): Promise<boolean> {
  const rows = await tx
    .select({ id: practicalExamEnrolment.id })
    .from(practicalExamEnrolment)
    .innerJoin(practicalExam, eq(practicalExam.id, practicalExamEnrolment.practicalExamId))
    .where(
      and(
        eq(practicalExamEnrolment.learnerId, of.learnerId),
        eq(practicalExam.certification, of.certificationId),
        ne(practicalExam.id, of.practicalExamId),
        inArray(practicalExamEnrolment.status, ['pending', 'enrolled']),
      ),
    )
    .limit(1)
  return rows.length > 0
}
