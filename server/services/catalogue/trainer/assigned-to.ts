import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroomTrainer } from '#server/db/schema/classroom.ts'
import { practicalExam } from '#server/db/schema/practical-exam.ts'
import { trainer } from '#server/db/schema/trainer.ts'
import { type ActingPerson, canManageAttendees, isAssigned } from '#src/domain/trainer/assignment.ts'

/** What somebody may do about the learners of a training. */
export interface AttendancePermission {
  /** Whether they may see and change them. */
  may: boolean
  /** Whether they are an assigned trainer, and may see what the learners must not eat. */
  assigned: boolean
}

const attending = (rows: readonly { email: string | null }[], by: ActingPerson): AttendancePermission => {
  const trainers = rows.map(({ email }) => email)
  return { may: canManageAttendees(trainers, by), assigned: isAssigned(trainers, by) }
}

/** What somebody may do about the learners of a classroom. */
export async function attendingClassroom(
  db: Db,
  id: number,
  by: ActingPerson,
): Promise<AttendancePermission> {
  const rows = await db
    .select({ email: trainer.email })
    .from(classroomTrainer)
    .innerJoin(trainer, eq(trainer.id, classroomTrainer.trainerId))
    .where(eq(classroomTrainer.classroomId, id))
  return attending(rows, by)
}

/** What somebody may do about the learners of a practical exam. */
export async function attendingExam(db: Db, id: number, by: ActingPerson): Promise<AttendancePermission> {
  const rows = await db
    .select({ email: trainer.email })
    .from(practicalExam)
    .innerJoin(trainer, eq(trainer.id, practicalExam.trainer))
    .where(eq(practicalExam.id, id))
  return attending(rows, by)
}
