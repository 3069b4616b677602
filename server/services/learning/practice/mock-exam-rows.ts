import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { question, questionText } from '#server/db/schema/pool.ts'
import { mockExam, mockExamQuestion } from '#server/db/schema/practice.ts'
import { withdrawnQuestion } from '#server/db/schema/withdrawn-question.ts'
import { isBestItemText } from '#server/services/platform/content-query/text-of-item.ts'
import { pointsByPaperKind } from '#src/domain/exam/grade.ts'

export type MockExamRow = typeof mockExam.$inferSelect

/** Returns a learner's mock exam by its id, locked, or undefined. */
export async function lockMockExam(tx: Db, learnerId: number, id: number): Promise<MockExamRow | undefined> {
  const [row] = await tx
    .select()
    .from(mockExam)
    .where(and(eq(mockExam.id, id), eq(mockExam.learnerId, learnerId)))
    .for('update')
  return row
}

/** Returns a learner's open mock exam of a bank, locked, or undefined. */
export async function lockOpenMockExam(
  tx: Db,
  learnerId: number,
  bankId: number,
): Promise<MockExamRow | undefined> {
  const [row] = await tx
    .select()
    .from(mockExam)
    .where(and(eq(mockExam.learnerId, learnerId), eq(mockExam.poolId, bankId), isNull(mockExam.endedAt)))
    .for('update')
  return row
}

/**
 * Returns the questions of a mock exam. A question without a translation into the language of the mock exam is in
 * another language.
 */
export const listMockExamQuestions = (db: Db, { id, language }: Pick<MockExamRow, 'id' | 'language'>) =>
  db
    .select({
      paper: mockExamQuestion,
      type: question.type,
      correct: question.correct,
      topic: question.topic,
      picture: question.picture,
      optionPictures: question.optionPictures,
      takenOut: sql<boolean>`${isNotNull(withdrawnQuestion.questionId)}`,
      text: questionText,
    })
    .from(mockExamQuestion)
    .innerJoin(question, eq(question.id, mockExamQuestion.questionId))
    .innerJoin(questionText, isBestItemText(questionText, question.id, language))
    .leftJoin(withdrawnQuestion, eq(withdrawnQuestion.questionId, question.id))
    .where(eq(mockExamQuestion.mockId, id))
    .orderBy(asc(mockExamQuestion.position))

/** Returns the summary of an ended mock exam; undefined while it is open. */
export const pastMockExamOf = ({ id, score, endedAt }: MockExamRow) =>
  endedAt && score !== null
    ? { mockId: id, score, passed: score >= pointsByPaperKind.theory.pass, endedAt: endedAt.toISOString() }
    : undefined
