import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { practisedQuestion } from '#server/db/schema/practice.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { indexOf } from '#src/domain/exam/exam.ts'
import { isRight } from '#src/domain/exam/grade.ts'
import type { PracticeVerdict } from '#src/domain/practice/practice.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { lettersOf } from '../exam/get-exam-sheet.ts'
import { listQuestionProgress, topicsOf } from './bank-rows.ts'
import { orderOfTurn, questionRow } from './question-row.ts'
import { updateMemory } from './update-memory.ts'

export interface AnswerQuestionInput {
  learnerId: number
  questionId: number
  /** How often it was answered when it was shown. */
  turn: number
  letters: readonly string[]
  now: number
}

/** How many answers to a question its history keeps. */
const longestHistory = 50

/**
 * Judges an answer, and keeps when the question comes back. Refused as `notFound`, as `invalid` for a letter that it does not have,
 * and as `repeatSubmit` when this turn was answered already.
 */
export async function answerQuestion(
  db: Db,
  audience: Audience,
  { learnerId, questionId, turn, letters, now }: AnswerQuestionInput,
): Promise<PracticeVerdict | RefusedResult> {
  const row = await questionRow(db, audience, questionId)
  if (!row) return refuse('notFound')
  const order = orderOfTurn(row, { learnerId, turn })
  const given = [...new Set(letters)].map((letter) => order[indexOf(letter)])
  if (given.length === 0 || given.includes(undefined)) return refuse('invalid', { fields: ['letters'] })
  const { correct } = row.question
  const right = isRight({ correct, given: given as number[] })
  const kept = await keep(db, { learnerId, questionId, turn }, right, now)
  if (isRefused(kept)) return kept
  const standings = await listQuestionProgress(db, learnerId, row.bank.id)
  return {
    right,
    correct: lettersOf(correct, order),
    explanation: row.text.explanation,
    returnsAt: kept.toISOString(),
    topics: topicsOf(row.bank, audience.language, { standings, now }),
  }
}

/** Keeps an answer and returns the instant at which the question comes back. */
const keep = (
  db: Db,
  { learnerId, questionId, turn }: Pick<AnswerQuestionInput, 'learnerId' | 'questionId' | 'turn'>,
  right: boolean,
  now: number,
): Promise<Date | RefusedResult> =>
  db.transaction(async (tx) => {
    const mine = and(eq(practisedQuestion.learnerId, learnerId), eq(practisedQuestion.questionId, questionId))
    const [before] = await tx.select().from(practisedQuestion).where(mine).for('update')
    if ((before?.times ?? 0) !== turn) return refuse('repeatSubmit')
    const after = updateMemory(before, right, now)
    const history = [...(before?.history ?? []), { at: after.lastAt.toISOString(), right }]
    const values = { ...after, times: turn + 1, history: history.slice(-longestHistory) }
    if (before) await tx.update(practisedQuestion).set(values).where(mine)
    else {
      const inserted = await tx
        .insert(practisedQuestion)
        .values({ learnerId, questionId, ...values })
        .onConflictDoNothing()
        .returning({ times: practisedQuestion.times })
      // Another tab has given the first answer at the same moment.
      if (inserted.length === 0) return refuse('repeatSubmit')
    }
    return after.dueAt
  })
