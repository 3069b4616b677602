import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import { canChangeRegistrationStatus } from '#src/domain/enrolment/enrolment.ts'
import { canChangeLearningStatus } from '#src/domain/enrolment/learning.ts'

type CourseState = Pick<typeof enrolment.$inferSelect, 'status' | 'process'>
type CourseChange = Partial<Omit<typeof enrolment.$inferInsert, 'id' | 'changedAt'>>

/**
 * Throws unless the state tables allow a registration in a course to change its states. An unchanged state is
 * allowed.
 */
export function ensureCourseTransition(from: CourseState, to: Partial<CourseState>): void {
  const { status = from.status, process = from.process } = to
  if (status !== from.status && !canChangeRegistrationStatus(from.status, status))
    throw new Error(`A registration in a course can't go from ${from.status} to ${status}`)
  if (process !== from.process && !canChangeLearningStatus(from.process, process))
    throw new Error(`A course can't go from ${from.process} to ${process}`)
}

/** Updates a locked registration in a course. Throws for a transition that the state tables forbid. */
export async function updateCourseRegistration(
  tx: Db,
  row: CourseState & { id: number },
  change: CourseChange,
  now: number,
): Promise<void> {
  ensureCourseTransition(row, change)
  await tx
    .update(enrolment)
    .set({ ...change, changedAt: new Date(now) })
    .where(eq(enrolment.id, row.id))
}
