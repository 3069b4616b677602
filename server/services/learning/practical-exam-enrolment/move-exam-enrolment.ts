import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import {
  mayMovePracticalExam,
  type PracticalExamEnrolment,
} from '#src/domain/practical-exam/practical-exam-enrolment.ts'

/** Moves an enrolment to another status, as the table of moves allows; any other move is a fault. */
export async function moveExamEnrolment(
  tx: Db,
  row: { id: number; status: PracticalExamEnrolment },
  to: PracticalExamEnrolment,
  now: number,
  more: Partial<typeof practicalExamEnrolment.$inferInsert> = {},
): Promise<void> {
  if (!mayMovePracticalExam(row.status, to))
    throw new Error(`A practical exam can't go from ${row.status} to ${to}`)
  await tx
    .update(practicalExamEnrolment)
    .set({ ...more, status: to, changedAt: new Date(now) })
    .where(eq(practicalExamEnrolment.id, row.id))
}
