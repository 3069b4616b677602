import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import {
  type ClassroomEnrolmentStatus,
  canChangeClassroomEnrolmentStatus,
} from '#src/domain/classroom/classroom-enrolment.ts'

/** Moves an enrolment to another status. Throws for a transition that the state table forbids. */
export async function updateEnrolmentStatus(
  tx: Db,
  row: { id: number; status: ClassroomEnrolmentStatus },
  to: ClassroomEnrolmentStatus,
  now: number,
  columns: Partial<typeof classroomEnrolment.$inferInsert> = {},
): Promise<void> {
  if (!canChangeClassroomEnrolmentStatus(row.status, to))
    throw new Error(`A classroom enrolment can't go from ${row.status} to ${to}`)
  await tx
    .update(classroomEnrolment)
    .set({ waitingSince: null, payBy: null, ...columns, status: to, changedAt: new Date(now) })
    .where(eq(classroomEnrolment.id, row.id))
}
