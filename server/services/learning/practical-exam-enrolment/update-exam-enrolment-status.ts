import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import {
  canChangePracticalExamStatus,
  type PracticalExamEnrolmentStatus,
} from '#src/domain/practical-exam/practical-exam-enrolment.ts'

/**
 * Returns the status of an enrolment. A cancelled enrolment is stored as `notEnrolled` with the time of the
 * cancellation, because servers of the previous version don't know the status `cancelled` and would omit such
 * learners.
 */
export const examEnrolmentStatusOf = ({
  status,
  cancelledAt,
}: Pick<
  typeof practicalExamEnrolment.$inferSelect,
  'status' | 'cancelledAt'
>): PracticalExamEnrolmentStatus => (cancelledAt === null ? status : 'cancelled')

/** Moves an enrolment to another status. Throws for a transition that the state table forbids. */
export async function updateExamEnrolmentStatus(
  tx: Db,
  row: { id: number; status: PracticalExamEnrolmentStatus },
  to: PracticalExamEnrolmentStatus,
  now: number,
  columns: Partial<typeof practicalExamEnrolment.$inferInsert> = {},
): Promise<void> {
  if (!canChangePracticalExamStatus(row.status, to))
    throw new Error(`A practical exam can't go from ${row.status} to ${to}`)
  const stored =
    to === 'cancelled' ? { status: 'notEnrolled' as const, cancelledAt: new Date(now) } : { status: to }
  await tx
    .update(practicalExamEnrolment)
    .set({ ...columns, ...stored, changedAt: new Date(now) })
    .where(eq(practicalExamEnrolment.id, row.id))
}
