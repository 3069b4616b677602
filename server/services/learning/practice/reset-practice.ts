import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certification } from '#server/db/schema/certification.ts'
import { pool, question } from '#server/db/schema/pool.ts'
import { mockExam, practisedQuestion } from '#server/db/schema/practice.ts'

/** Forgets what a learner has practised of some banks, and their mock exams. Answers how many questions were forgotten. */
export async function resetBanks(tx: Db, learnerId: number, banks: readonly number[]): Promise<number> {
  const questions = tx
    .select({ id: question.id })
    .from(question)
    .where(inArray(question.poolId, [...banks]))
  const forgotten = await tx
    .delete(practisedQuestion)
    .where(and(eq(practisedQuestion.learnerId, learnerId), inArray(practisedQuestion.questionId, questions)))
    .returning({ id: practisedQuestion.questionId })
  await tx
    .delete(mockExam)
    .where(and(eq(mockExam.learnerId, learnerId), inArray(mockExam.poolId, [...banks])))
  return forgotten.length
}

/** Forgets what a learner has practised for the programme of a certification. */
export async function resetProgramme(
  tx: Db,
  { learnerId, certificationId }: { learnerId: number; certificationId: number },
): Promise<void> {
  const banks = await tx
    .select({ id: pool.id })
    .from(pool)
    .innerJoin(certification, eq(certification.kind, pool.kind))
    .where(and(eq(certification.id, certificationId), eq(pool.use, 'practice')))
  if (banks.length > 0)
    await resetBanks(
      tx,
      learnerId,
      banks.map(({ id }) => id),
    )
}

/** Forgets all that a learner has practised. */
export async function purgePractice(tx: Db, learnerId: number): Promise<void> {
  await tx.delete(practisedQuestion).where(eq(practisedQuestion.learnerId, learnerId))
  await tx.delete(mockExam).where(eq(mockExam.learnerId, learnerId))
}
