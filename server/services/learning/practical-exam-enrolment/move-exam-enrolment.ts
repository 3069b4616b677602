import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import {
  mayMovePracticalExam,
  type PracticalExamEnrolment,
} from '#src/domain/practical-exam/practical-exam-enrolment.ts'

/**
 * Returns the status of an enrolment. A cancelled one is stored as `notEnrolled` with an instant: servers of the release before don't know the
 * status, and would answer nothing of such a learner.
 */
export const statusOfExam = ({
  status,
  cancelledAt,
}: Pick<typeof practicalExamEnrolment.$inferSelect, 'status' | 'cancelledAt'>): PracticalExamEnrolment =>
  cancelledAt === null ? status : 'cancelled'

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
  const stored =
    to === 'cancelled' ? { status: 'notEnrolled' as const, cancelledAt: new Date(now) } : { status: to }
  await tx
    .update(practicalExamEnrolment)
    .set({ ...more, ...stored, changedAt: new Date(now) })
    .where(eq(practicalExamEnrolment.id, row.id))
}
