import { eq, type SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { pool, question, questionText } from '#server/db/schema/pool.ts'
import { withdrawnQuestion } from '#server/db/schema/withdrawn-question.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import { isBestItemText } from '#server/services/platform/content-query/text-of-item.ts'
import { createSeededRandom, drawOptionOrder } from '#src/domain/exam/draw.ts'
import { canBeDrawn } from '#src/domain/pool/draw-purpose.ts'
import { isAskable } from './list-practice-bank-rows.ts'

/** Returns a question of a visible practice bank with its text, or undefined. */
export async function findQuestionRow(db: Db, audience: Audience, id: number) {
  const [row] = await db
    .select({ question, bank: pool, text: questionText })
    .from(question)
    .innerJoin(pool, eq(pool.id, question.poolId))
    .innerJoin(contentItem, isPublishedFor(audience, 'pool', pool.id))
    .innerJoin(questionText, isBestItemText(questionText, question.id, audience.language))
    .leftJoin(withdrawnQuestion, eq(withdrawnQuestion.questionId, question.id))
    .where(isAskable(eq(question.id, id) as SQL))
  return row && canBeDrawn(row.bank.use, 'practice') ? row : undefined
}

export type QuestionRow = NonNullable<Awaited<ReturnType<typeof findQuestionRow>>>

/**
 * Returns the order of a question's options for one turn of a learner. It is the same when the question is shown
 * and when it is answered.
 */
export function optionOrderOf(
  { question: { id, type }, text }: QuestionRow,
  { learnerId, turn }: { learnerId: number; turn: number },
): readonly number[] {
  const seed = Math.imul(learnerId, 0x9e3779b1) ^ Math.imul(id, 0x85ebca6b) ^ Math.imul(turn + 1, 0xc2b2ae35)
  return drawOptionOrder({ id, type, options: text.options.length }, createSeededRandom(seed))
}
