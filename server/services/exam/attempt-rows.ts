import { and, asc, desc, eq } from 'drizzle-orm'
import type { ExamKind } from '../../../src/domain/exam/exam.ts'
import type { Db } from '../../db/client.ts'
import { attempt, attemptQuestion } from '../../db/schema/attempt.ts'
import { question, questionText } from '../../db/schema/pool.ts'
import { textIn } from '../content/text-in.ts'

/** Which exam of which learner. */
export interface ExamOf {
  learnerId: number
  exam: ExamKind
  subjectId: number
}

export type AttemptRow = typeof attempt.$inferSelect

const ofExam = ({ learnerId, exam, subjectId }: ExamOf) =>
  and(eq(attempt.learnerId, learnerId), eq(attempt.exam, exam), eq(attempt.subjectId, subjectId))

/** All attempts at an exam, the newest first. */
export const attemptsOf = (db: Db, of: ExamOf): Promise<AttemptRow[]> =>
  db.select().from(attempt).where(ofExam(of)).orderBy(desc(attempt.id))

/** The attempt that is open, locked: another tab that begins, saves or submits waits. */
export async function lockOpen(tx: Db, of: ExamOf): Promise<AttemptRow | undefined> {
  const [row] = await tx
    .select()
    .from(attempt)
    .where(and(ofExam(of), eq(attempt.state, 'open')))
    .for('update')
  return row
}

/** A learner's attempt by its number, locked. */
export async function lockAttempt(tx: Db, learnerId: number, id: number): Promise<AttemptRow | undefined> {
  const [row] = await tx
    .select()
    .from(attempt)
    .where(and(eq(attempt.id, id), eq(attempt.learnerId, learnerId)))
    .for('update')
  return row
}

/** The questions of an attempt's paper, in the paper's language, else in English. */
export const paperRows = (db: Db, { id, language }: Pick<AttemptRow, 'id' | 'language'>) =>
  db
    .select({ paper: attemptQuestion, type: question.type, correct: question.correct, text: questionText })
    .from(attemptQuestion)
    .innerJoin(question, eq(question.id, attemptQuestion.questionId))
    .innerJoin(questionText, textIn(questionText, question.id, language))
    .where(eq(attemptQuestion.attemptId, id))
    .orderBy(asc(attemptQuestion.position))

export type PaperRow = Awaited<ReturnType<typeof paperRows>>[number]
