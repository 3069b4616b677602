import { eq } from 'drizzle-orm'
import { type Acting, mayAttendTo } from '../../../src/domain/trainer/assignment.ts'
import type { Db } from '../../db/client.ts'
import { classroomTrainer } from '../../db/schema/classroom.ts'
import { practicalExam } from '../../db/schema/practical-exam.ts'
import { trainer } from '../../db/schema/trainer.ts'

/** Whether somebody may attend to a classroom. */
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

/** Whether somebody may attend to a practical exam. */
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
