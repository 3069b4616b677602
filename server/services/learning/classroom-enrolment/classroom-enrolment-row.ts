import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'

/** Returns a learner's enrolment in a classroom, locked until the transaction ends, or undefined. */
export async function lockClassroomEnrolment(tx: Db, learnerId: number, classroomId: number) {
  const [row] = await tx
    .select()
    .from(classroomEnrolment)
    .where(and(eq(classroomEnrolment.learnerId, learnerId), eq(classroomEnrolment.classroomId, classroomId)))
    .for('update')
  return row
}

export type ClassroomEnrolmentRow = NonNullable<Awaited<ReturnType<typeof lockClassroomEnrolment>>>
