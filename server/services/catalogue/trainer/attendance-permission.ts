import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroomTrainer } from '#server/db/schema/classroom.ts'
import { practicalExam } from '#server/db/schema/practical-exam.ts'
import { trainer } from '#server/db/schema/trainer.ts'
import { type ActingOperator, canManageAttendees, isAssignedTrainer } from '#src/domain/trainer/assignment.ts'

/** A person's permissions for the learners of a training. */
export interface AttendancePermission {
  /** Whether the person may see the learners and change their results. */
  isAllowed: boolean
  /** Whether the person is an assigned trainer, and may see allergies and diets. */
  isAssigned: boolean
}

const permissionOf = (
  rows: readonly { email: string | null }[],
  person: ActingOperator,
): AttendancePermission => {
  const trainers = rows.map(({ email }) => email)
  return { isAllowed: canManageAttendees(trainers, person), isAssigned: isAssignedTrainer(trainers, person) }
}

/** Returns a person's permissions for the learners of a classroom. */
export async function getClassroomPermission(
  db: Db,
  id: number,
  person: ActingOperator,
): Promise<AttendancePermission> {
  const rows = await db
    .select({ email: trainer.email })
    .from(classroomTrainer)
    .innerJoin(trainer, eq(trainer.id, classroomTrainer.trainerId))
    .where(eq(classroomTrainer.classroomId, id))
  return permissionOf(rows, person)
}

/** Returns a person's permissions for the learners of a practical exam. */
export async function getExamPermission(
  db: Db,
  id: number,
  person: ActingOperator,
): Promise<AttendancePermission> {
  const rows = await db
    .select({ email: trainer.email })
    .from(practicalExam)
    .innerJoin(trainer, eq(trainer.id, practicalExam.trainer))
    .where(eq(practicalExam.id, id))
  return permissionOf(rows, person)
}
