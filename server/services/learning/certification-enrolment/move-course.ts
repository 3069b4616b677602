import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import { mayMoveRegistration } from '#src/domain/enrolment/enrolment.ts'
import { mayMoveLearning } from '#src/domain/enrolment/learning.ts'

type States = Pick<typeof enrolment.$inferSelect, 'status' | 'process'>
type Change = Partial<Omit<typeof enrolment.$inferInsert, 'id' | 'changedAt'>>

/**
 * Throws unless the tables of states allow a registration in a course to go from its states to others. A state that stays
 * is no step.
 */
export function ensureCourseMayMove(from: States, to: Partial<States>): void {
  const { status = from.status, process = from.process } = to
  if (status !== from.status && !mayMoveRegistration(from.status, status))
    throw new Error(`A registration in a course can't go from ${from.status} to ${status}`)
  if (process !== from.process && !mayMoveLearning(from.process, process))
    throw new Error(`A course can't go from ${from.process} to ${process}`)
}

/** Changes a locked registration in a course, as the tables of states allow; any other step is a fault. */
export async function moveCourse(
  tx: Db,
  row: States & { id: number },
  change: Change,
  now: number,
): Promise<void> {
  ensureCourseMayMove(row, change)
  await tx
    .update(enrolment)
    .set({ ...change, changedAt: new Date(now) })
    .where(eq(enrolment.id, row.id))
}
