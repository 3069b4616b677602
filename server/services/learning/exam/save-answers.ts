import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { attemptQuestion } from '#server/db/schema/attempt.ts'
import { indexOf } from '#src/domain/exam/exam.ts'
import { isWithinGrace, secondsLeft } from '#src/domain/exam/time.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { type AttemptRow, lockAttempt } from './attempt-rows.ts'
import { endAttempt } from './end-attempt.ts'

/**
 * An answer: the letters chosen for the question at a position of the paper. No letters take an answer back.
 */
export interface SavedAnswer {
  position: number
  letters: readonly string[]
  /** Whether the question is marked; left out where that did not change. */
  marked?: boolean | undefined
}

/** What a page sends of an attempt. Without a seat it counts as the newest page. */
export interface SaveAnswersInput {
  attemptId: number
  answers: readonly SavedAnswer[]
  seat?: number | undefined
}

/** What a page is told when its answers are kept: by the server's clock, whose turn it is, and the time left. */
export interface SaveAnswersResult {
  savedAt: string
  seat: number
  secondsLeft: number | null
}

/**
 * Keeps answers of a learner's attempt. Refused as `notFound`, and as `submitFailed` when the attempt has
 * ended; an attempt whose deadline has passed is ended here.
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
    const left = row.deadline && secondsLeft(row.deadline.getTime(), now)
    const saved = { savedAt: new Date(now).toISOString(), seat: row.seat, secondsLeft: left }
    return (await storeAnswers(tx, row, { answers, seat }, now)) ?? saved
  })
}

type Question = typeof attemptQuestion.$inferSelect

/**
 * Saves answers in the rows of an attempt, in one statement; those of a newer seat stay as they are. Refused as `invalid` where
 * a position or a letter is not on the paper, or there are more answers than questions.
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
  for (const given of answers) {
    const before = changed.get(given.position) ?? byPosition.get(given.position)
    const after = before && answeredBy(before, given, now)
    if (!after) return refuse('invalid')
    if (before.seat <= seat) changed.set(given.position, { ...after, seat: Math.min(seat, row.seat) })
  }
  await saveQuestions(tx, [...changed.values()])
  return undefined
}

/** The row of a question with an answer; undefined where the answer has a letter that the question doesn't. */
function answeredBy(before: Question, { letters, marked }: SavedAnswer, now: number): Question | undefined {
  const given = letters.map((letter) => before.order[indexOf(letter)])
  if (given.includes(undefined)) return undefined
  const chosen = [...new Set(given as number[])]
  const same = chosen.length === before.given.length && chosen.every((each) => before.given.includes(each))
  return {
    ...before,
    ...(!same && { given: chosen, givenAt: chosen.length > 0 ? new Date(now) : null }),
    ...(marked !== undefined && { marked }),
  }
}

/** Replaces rows that exist and that the attempt's lock protects. */
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
