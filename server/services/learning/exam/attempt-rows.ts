import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { attempt, attemptQuestion } from '#server/db/schema/attempt.ts'
import { pool, question, questionText } from '#server/db/schema/pool.ts'
import { withdrawnQuestion } from '#server/db/schema/withdrawn-question.ts'
import { anyTextOfItem } from '#server/services/platform/content-query/text-of-item.ts'
import type { ExamKind } from '#src/domain/exam/exam.ts'

/** Which exam of which learner: its kind, and the id of its course, video, topic or certification. */
export interface ExamOf {
  learnerId: number
  exam: ExamKind
  targetId: number
}

export type AttemptRow = typeof attempt.$inferSelect

/** The condition that names the attempts of a learner at an exam. */
export const ofExam = ({ learnerId, exam, targetId }: ExamOf) =>
  and(eq(attempt.learnerId, learnerId), eq(attempt.exam, exam), eq(attempt.targetId, targetId))

/** All attempts at an exam, the newest first. */
export const attemptsOf = (db: Db, of: ExamOf): Promise<AttemptRow[]> =>
  db.select().from(attempt).where(ofExam(of)).orderBy(desc(attempt.id))

/**
 * The open attempt at an exam, locked: another tab that begins, saves or submits waits. Undefined without
 * one.
 */
export async function lockOpen(tx: Db, of: ExamOf): Promise<AttemptRow | undefined> {
  const [row] = await tx
    .select()
    .from(attempt)
    .where(and(ofExam(of), eq(attempt.state, 'open')))
    .for('update')
  return row
}

/** A learner's attempt by its id, locked. */
export async function lockAttempt(tx: Db, learnerId: number, id: number): Promise<AttemptRow | undefined> {
  const [row] = await tx
    .select()
    .from(attempt)
    .where(and(eq(attempt.id, id), eq(attempt.learnerId, learnerId)))
    .for('update')
  return row
}

/** Gives an attempt to the page that opens its paper now: it has the highest seat from here on. */
export async function takeSeat(tx: Db, row: AttemptRow): Promise<AttemptRow> {
  const seat = row.seat + 1
  await tx.update(attempt).set({ seat }).where(eq(attempt.id, row.id))
  return { ...row, seat }
}

/** The questions of an attempt's paper, in the language that it was begun in where they have it. */
export const paperRows = (db: Db, { id, language }: Pick<AttemptRow, 'id' | 'language'>) =>
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
    .innerJoin(questionText, anyTextOfItem(questionText, question.id, language))
    .leftJoin(withdrawnQuestion, eq(withdrawnQuestion.questionId, question.id))
    .where(eq(attemptQuestion.attemptId, id))
    .orderBy(asc(attemptQuestion.position))

export type PaperRow = Awaited<ReturnType<typeof paperRows>>[number]
