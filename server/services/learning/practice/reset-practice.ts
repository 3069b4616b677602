import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certification } from '#server/db/schema/certification.ts'
import { pool, question } from '#server/db/schema/pool.ts'
import { mockExam, practisedQuestion } from '#server/db/schema/practice.ts'

/** Deletes a learner's practice in the given banks, mock exams included. Returns the number of questions. */
export async function resetBankPractice(
  tx: Db,
  learnerId: number,
  banks: readonly number[],
): Promise<number> {
  const questions = tx
    .select({ id: question.id })
    .from(question)
    .where(inArray(question.poolId, [...banks]))
  const deleted = await tx
    .delete(practisedQuestion)
    .where(and(eq(practisedQuestion.learnerId, learnerId), inArray(practisedQuestion.questionId, questions)))
    .returning({ id: practisedQuestion.questionId })
  await tx
    .delete(mockExam)
    .where(and(eq(mockExam.learnerId, learnerId), inArray(mockExam.poolId, [...banks])))
  return deleted.length
}

/** Deletes a learner's practice for the program of a certification. */
export async function resetProgrammePractice(
  tx: Db,
  { learnerId, certificationId }: { learnerId: number; certificationId: number },
): Promise<void> {
  const banks = await tx
    .select({ id: pool.id })
    .from(pool)
    .innerJoin(certification, eq(certification.kind, pool.kind))
    .where(and(eq(certification.id, certificationId), eq(pool.use, 'practice')))
  if (banks.length > 0)
    await resetBankPractice(
      tx,
      learnerId,
      banks.map(({ id }) => id),
    )
}

/** Deletes all practice of a learner. */
export async function purgePractice(tx: Db, learnerId: number): Promise<void> {
  await tx.delete(practisedQuestion).where(eq(practisedQuestion.learnerId, learnerId))
  await tx.delete(mockExam).where(eq(mockExam.learnerId, learnerId))
}
