import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { attemptQuestion } from '#server/db/schema/attempt.ts'
import { indexOf } from '#src/domain/exam/exam.ts'
import { isWithinGrace, secondsLeft } from '#src/domain/exam/time.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { type AttemptRow, lockAttempt } from './attempt-rows.ts'
import { endAttempt } from './end-attempt.ts'

/** An answer: the letters chosen for the question at a position of the paper; no letters remove an answer. */
export interface SavedAnswer {
  position: number
  letters: readonly string[]
  /** Whether the question is marked; absent if unchanged. */
  marked?: boolean | undefined
}

/** The answers of a page. Without a seat the page counts as the newest one. */
export interface SaveAnswersInput {
  attemptId: number
  answers: readonly SavedAnswer[]
  seat?: number | undefined
}

/** The result of saving: the server's time, the current seat, and the seconds left. */
export interface SaveAnswersResult {
  savedAt: string
  seat: number
  secondsLeft: number | null
}

/**
 * Saves answers of a learner's attempt. Refused as `notFound`, and as `submitFailed` if the attempt has
 * ended; ends an attempt whose deadline has passed.
 */
export async function saveAnswers(
  db: Db,
  learnerId: number,
  { attemptId, answers, seat }: SaveAnswersInput,
  now: number,
): Promise<SaveAnswersResult | RefusedResult> {
  return db.transaction(async (tx) => {
    const row = await lockAttempt(tx, learnerId, attemptId)
    if (!row) return refuse('notFound')
    if (row.state !== 'open') return refuse('submitFailed')
    if (row.deadline && !isWithinGrace(row.deadline.getTime(), now)) {
      await endAttempt(tx, row, 'expired', now)
      return refuse('submitFailed')
    }
    const remaining = row.deadline && secondsLeft(row.deadline.getTime(), now)
    const saved = { savedAt: new Date(now).toISOString(), seat: row.seat, secondsLeft: remaining }
    return (await storeAnswers(tx, row, { answers, seat }, now)) ?? saved
  })
}

type Question = typeof attemptQuestion.$inferSelect

/**
 * Saves answers in the rows of an attempt, in one statement; answers of a newer seat stay. Refused as
 * `invalid` if a position or a letter is not on the paper, or there are more answers than questions.
 */
export async function storeAnswers(
  tx: Db,
  row: AttemptRow,
  { answers, seat = row.seat }: Pick<SaveAnswersInput, 'answers' | 'seat'>,
  now: number,
): Promise<RefusedResult | undefined> {
  const paper = await tx.select().from(attemptQuestion).where(eq(attemptQuestion.attemptId, row.id))
  if (answers.length > paper.length) return refuse('invalid')
  const byPosition = new Map(paper.map((each) => [each.position, each]))
  const changed = new Map<number, Question>()
  for (const answer of answers) {
    const before = changed.get(answer.position) ?? byPosition.get(answer.position)
    const after = before && applyAnswer(before, answer, now)
    if (!after) return refuse('invalid')
    if (before.seat <= seat) changed.set(answer.position, { ...after, seat: Math.min(seat, row.seat) })
  }
  await saveQuestions(tx, [...changed.values()])
  return undefined
}

/** Returns the row of a question with an answer; undefined if the answer has an unknown letter. */
function applyAnswer(before: Question, { letters, marked }: SavedAnswer, now: number): Question | undefined {
  const given = letters.map((letter) => before.order[indexOf(letter)])
  if (given.includes(undefined)) return undefined
  const chosen = [...new Set(given as number[])]
  const isUnchanged =
    chosen.length === before.given.length && chosen.every((each) => before.given.includes(each))
  return {
    ...before,
    ...(!isUnchanged && { given: chosen, givenAt: chosen.length > 0 ? new Date(now) : null }),
    ...(marked !== undefined && { marked }),
  }
}

/** Updates existing rows, which the attempt's lock protects. */
async function saveQuestions(tx: Db, rows: Question[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insert(attemptQuestion)
    .values(rows)
    .onConflictDoUpdate({
      target: [attemptQuestion.attemptId, attemptQuestion.position],
      set: {
        given: sql`excluded.given`,
        givenAt: sql`excluded.given_at`,
        marked: sql`excluded.marked`,
        seat: sql`excluded.seat`,
      },
    })
}
