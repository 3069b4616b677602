import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroomTrainer } from '#server/db/schema/classroom.ts'
import { practicalExam } from '#server/db/schema/practical-exam.ts'
import { trainer } from '#server/db/schema/trainer.ts'
import type { TrainingFamily } from '#src/domain/cancellation/training-family.ts'

/** Returns the email addresses in the profiles of the trainers of a training session. */
export async function listTrainerEmails(db: Db, family: TrainingFamily, id: number): Promise<string[]> {
  const { email } = trainer
  const rows =
    family === 'classroom'
      ? await db
          .select({ email })
          .from(classroomTrainer)
          .innerJoin(trainer, eq(trainer.id, classroomTrainer.trainerId))
          .where(eq(classroomTrainer.classroomId, id))
      : await db
          .select({ email })
          .from(practicalExam)
          .innerJoin(trainer, eq(trainer.id, practicalExam.trainer))
          .where(eq(practicalExam.id, id))
  return [...new Set(rows.flatMap((row) => (row.email ? [row.email.toLowerCase()] : [])))]
}
