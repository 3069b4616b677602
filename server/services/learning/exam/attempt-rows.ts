import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { attempt, attemptQuestion } from '#server/db/schema/attempt.ts'
import { pool, question, questionText } from '#server/db/schema/pool.ts'
import { withdrawnQuestion } from '#server/db/schema/withdrawn-question.ts'
import { isBestItemText } from '#server/services/platform/content-query/text-of-item.ts'
import type { ExamKind } from '#src/domain/exam/exam.ts'

/** Identifies an exam of a learner: its kind, and the id of its course, video, topic or certification. */
export interface ExamKey {
  learnerId: number
  exam: ExamKind
  targetId: number
}

export type AttemptRow = typeof attempt.$inferSelect

/** Returns the condition of a learner's attempts at an exam. */
export const isAttemptAtExam = ({ learnerId, exam, targetId }: ExamKey) =>
  and(eq(attempt.learnerId, learnerId), eq(attempt.exam, exam), eq(attempt.targetId, targetId))

/** Lists all attempts at an exam, the newest first. */
export const listAttemptsAtExam = (db: Db, examKey: ExamKey): Promise<AttemptRow[]> =>
  db.select().from(attempt).where(isAttemptAtExam(examKey)).orderBy(desc(attempt.id))

/**
 * Returns the open attempt at an exam, or undefined. Locks the attempt, so that requests of another tab wait before
 * they begin, save or submit.
 */
export async function lockOpenAttempt(tx: Db, examKey: ExamKey): Promise<AttemptRow | undefined> {
  const [row] = await tx
    .select()
    .from(attempt)
    .where(and(isAttemptAtExam(examKey), eq(attempt.state, 'open')))
    .for('update')
  return row
}

/** Returns a learner's attempt by its id, locked; undefined for another learner's attempt. */
export async function lockAttempt(tx: Db, learnerId: number, id: number): Promise<AttemptRow | undefined> {
  const [row] = await tx
    .select()
    .from(attempt)
    .where(and(eq(attempt.id, id), eq(attempt.learnerId, learnerId)))
    .for('update')
  return row
}

/**
 * Increases the attempt's seat number for the page that opens the exam paper now, and returns the changed row. A page
 * with a lower number, for example in another tab, can no longer overwrite the answers of this page.
 */
export async function incrementSeatNumber(tx: Db, row: AttemptRow): Promise<AttemptRow> {
  const seat = row.seat + 1
  await tx.update(attempt).set({ seat }).where(eq(attempt.id, row.id))
  return { ...row, seat }
}

/**
 * Returns the questions of an attempt's exam paper. A question without a translation into the language of the
 * attempt is in another language.
 */
export const listPaperRows = (db: Db, { id, language }: Pick<AttemptRow, 'id' | 'language'>) =>
  db
    .select({
      paper: attemptQuestion,
      type: question.type,
      correct: question.correct,
      picture: question.picture,
      optionPictures: question.optionPictures,
      takenOut: sql<boolean>`${isNotNull(withdrawnQuestion.questionId)}`,
      topic: question.topic,
      topics: pool.topics,
      text: questionText,
    })
    .from(attemptQuestion)
    .innerJoin(question, eq(question.id, attemptQuestion.questionId))
    .innerJoin(pool, eq(pool.id, question.poolId))
    .innerJoin(questionText, isBestItemText(questionText, question.id, language))
    .leftJoin(withdrawnQuestion, eq(withdrawnQuestion.questionId, question.id))
    .where(eq(attemptQuestion.attemptId, id))
    .orderBy(asc(attemptQuestion.position))

export type PaperRow = Awaited<ReturnType<typeof listPaperRows>>[number]
