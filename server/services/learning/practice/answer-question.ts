import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { practisedQuestion } from '#server/db/schema/practice.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { indexOfLetter } from '#src/domain/exam/exam.ts'
import { isAnswerCorrect } from '#src/domain/exam/grade.ts'
import type { PracticeAnswerResult } from '#src/domain/practice/practice.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { optionLettersOf } from '../exam/load-exam-paper.ts'
import { findQuestionRow, optionOrderOf } from './find-question-row.ts'
import { listQuestionProgress, practiceTopicsOf } from './list-practice-bank-rows.ts'
import { updateMemory } from './update-memory.ts'

export interface AnswerQuestionInput {
  learnerId: number
  questionId: number
  /** The number of times that the learner has already answered this question. */
  turn: number
  letters: readonly string[]
  now: number
}

/** The maximum number of answers stored in a question's history. */
const maxHistory = 50

/**
 * Grades an answer and schedules the question's repetition. Refused as `notFound` if there is no such question, as
 * `invalid` for an unknown letter, and as `repeatSubmit` if the question was already answered in this turn.
 */
export async function answerQuestion(
  db: Db,
  audience: Audience,
  { learnerId, questionId, turn, letters, now }: AnswerQuestionInput,
): Promise<PracticeAnswerResult | RefusedResult> {
  const row = await findQuestionRow(db, audience, questionId)
  if (!row) return refuse('notFound')
  const order = optionOrderOf(row, { learnerId, turn })
  const given = [...new Set(letters)].map((letter) => order[indexOfLetter(letter)])
  if (given.length === 0 || given.includes(undefined)) return refuse('invalid', { fields: ['letters'] })
  const { correct } = row.question
  const isCorrect = isAnswerCorrect({ correct, given: given as number[] })
  const dueAt = await saveAnswer(db, { learnerId, questionId, turn }, isCorrect, now)
  if (isRefused(dueAt)) return dueAt
  const progress = await listQuestionProgress(db, learnerId, row.bank.id)
  return {
    right: isCorrect,
    correct: optionLettersOf(correct, order),
    explanation: row.text.explanation,
    returnsAt: dueAt.toISOString(),
    topics: practiceTopicsOf(row.bank, audience.language, { progress, now }),
  }
}

/** Saves an answer and returns the instant at which the question is due again. */
const saveAnswer = (
  db: Db,
  { learnerId, questionId, turn }: Pick<AnswerQuestionInput, 'learnerId' | 'questionId' | 'turn'>,
  isCorrect: boolean,
  now: number,
): Promise<Date | RefusedResult> =>
  db.transaction(async (tx) => {
    const isOwnRow = and(
      eq(practisedQuestion.learnerId, learnerId),
      eq(practisedQuestion.questionId, questionId),
    )
    const [previous] = await tx.select().from(practisedQuestion).where(isOwnRow).for('update')
    if ((previous?.times ?? 0) !== turn) return refuse('repeatSubmit')
    const memory = updateMemory(previous, isCorrect, now)
    const history = [...(previous?.history ?? []), { at: memory.lastAt.toISOString(), right: isCorrect }]
    const values = { ...memory, times: turn + 1, history: history.slice(-maxHistory) }
    if (previous) await tx.update(practisedQuestion).set(values).where(isOwnRow)
    else {
      const inserted = await tx
        .insert(practisedQuestion)
        .values({ learnerId, questionId, ...values })
        .onConflictDoNothing()
        .returning({ times: practisedQuestion.times })
      // Another tab has given the first answer concurrently.
      if (inserted.length === 0) return refuse('repeatSubmit')
    }
    return memory.dueAt
  })
