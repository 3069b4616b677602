import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { queryRows } from '#server/db/query-rows.ts'
import { attempt, attemptQuestion } from '#server/db/schema/attempt.ts'
import { indexOfLetter } from '#src/domain/exam/exam.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'

/**
 * An answer: the letters chosen for the question at a position of the exam paper. An empty list of letters removes
 * the answer.
 */
export interface SavedAnswer {
  position: number
  letters: readonly string[]
  /** Whether the learner marked the question for review; undefined leaves the mark unchanged. */
  marked?: boolean | undefined
}

/** The order of the options of a question, which never changes after the exam paper was drawn. */
export interface OptionOrder {
  position: number
  order: readonly number[]
}

/** A stored answer: the chosen options as indexes of the pool's options. */
interface Choice {
  position: number
  given: readonly number[]
  marked?: boolean | undefined
}

export const listPositions = (answers: readonly SavedAnswer[]): number[] => [
  ...new Set(answers.map(({ position }) => position)),
]

/** Returns the orders of the options of the questions at the given positions of an exam paper. */
export const findOptionOrders = (db: Db, attemptId: number, positions: number[]): Promise<OptionOrder[]> =>
  db
    .select({ position: attemptQuestion.position, order: attemptQuestion.order })
    .from(attemptQuestion)
    .where(and(eq(attemptQuestion.attemptId, attemptId), inArray(attemptQuestion.position, positions)))

/**
 * Stores answers in an open attempt, in one statement that locks the attempt. Answers from a page with a higher seat
 * number are not overwritten. Returns the current seat number. Refused as `invalid` if the exam paper does not
 * contain a position or a letter, or if there are more answers than questions. Refused as `submitFailed` if the
 * attempt has ended.
 */
export async function storeAnswers(
  db: Db,
  attemptId: number,
  {
    answers,
    orders,
    seat,
  }: { answers: readonly SavedAnswer[]; orders: readonly OptionOrder[]; seat?: number | undefined },
  now: number,
): Promise<{ seat: number } | RefusedResult> {
  const choices = choicesOf(answers, orders)
  if (!choices || (answers.length > choices.length && answers.length > (await countQuestions(db, attemptId))))
    return refuse('invalid')
  const givenAt = new Date(now).toISOString()
  const [row] = await queryRows<{ seat: number }>(
    db,
    sql`with open as materialized (
        select id, seat from ${attempt} where id = ${attemptId} and state = 'open' for update),
      stored as (update ${attemptQuestion} as question set
        given = case when ${isSame} then question.given else choice.given end,
        given_at = case when ${isSame} then question.given_at
          when choice.given = '[]' then null else ${givenAt}::timestamptz end,
        marked = coalesce(choice.marked, question.marked),
        seat = least(${seat ?? null}::integer, open.seat)
        from open, jsonb_to_recordset(${JSON.stringify(choices)}::jsonb)
          as choice(position integer, given jsonb, marked boolean)
        where question.attempt_id = open.id and question.position = choice.position
          and question.seat <= coalesce(${seat ?? null}::integer, open.seat))
      select seat from open`,
  )
  return row ?? refuse('submitFailed')
}

/** The condition that the stored answer has the same options, in any order. */
const isSame = sql`question.given @> choice.given and question.given <@ choice.given`

/**
 * Returns one choice per position; if a position has several answers, the last one counts. Undefined if the exam
 * paper does not contain a position or a letter.
 */
function choicesOf(answers: readonly SavedAnswer[], orders: readonly OptionOrder[]): Choice[] | undefined {
  const orderOf = new Map(orders.map(({ position, order }) => [position, order]))
  const choices = new Map<number, Choice>()
  for (const { position, letters, marked } of answers) {
    const given = letters.map((letter) => orderOf.get(position)?.[indexOfLetter(letter)])
    if (!orderOf.has(position) || given.includes(undefined)) return undefined
    const chosen = [...new Set(given as number[])]
    choices.set(position, { position, given: chosen, marked: marked ?? choices.get(position)?.marked })
  }
  return [...choices.values()]
}

async function countQuestions(db: Db, attemptId: number): Promise<number> {
  const [row] = await db
    .select({ questions: count() })
    .from(attemptQuestion)
    .where(eq(attemptQuestion.attemptId, attemptId))
  return row?.questions ?? 0
}
