import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'

/** A learner's enrolment in a classroom, locked until the transaction ends. */
export async function lockOwnRow(tx: Db, learnerId: number, classroomId: number) {
  const [row] = await tx
    .select()
    .from(classroomEnrolment)
    .where(and(eq(classroomEnrolment.learnerId, learnerId), eq(classroomEnrolment.classroomId, classroomId)))
    .for('update')
  return row
}

export type OwnRow = NonNullable<Awaited<ReturnType<typeof lockOwnRow>>>
