import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroomTrainer } from '#server/db/schema/classroom.ts'
import { practicalExam } from '#server/db/schema/practical-exam.ts'
import { trainer } from '#server/db/schema/trainer.ts'
import { type Acting, mayAttendTo } from '#src/domain/trainer/assignment.ts'

/** Whether somebody may see and change the learners of a classroom. */
export async function attendsToClassroom(db: Db, id: number, by: Acting): Promise<boolean> {
  const rows = await db
    .select({ email: trainer.email })
    .from(classroomTrainer)
    .innerJoin(trainer, eq(trainer.id, classroomTrainer.trainerId))
    .where(eq(classroomTrainer.classroomId, id))
  return mayAttendTo(
    rows.map(({ email }) => email),
    by,
  )
}

/** Whether somebody may see and grade the learners of a practical exam. */
export async function attendsToExam(db: Db, id: number, by: Acting): Promise<boolean> {
  const rows = await db
    .select({ email: trainer.email })
    .from(practicalExam)
    .innerJoin(trainer, eq(trainer.id, practicalExam.trainer))
    .where(eq(practicalExam.id, id))
  return mayAttendTo(
    rows.map(({ email }) => email),
    by,
  )
}
