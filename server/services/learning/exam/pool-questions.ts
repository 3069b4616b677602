import { asc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { pool, question, questionText } from '#server/db/schema/pool.ts'
import { withdrawnQuestion } from '#server/db/schema/withdrawn-question.ts'
import { getCachedContent } from '#server/services/platform/content-cache.ts'
import { isBestItemText } from '#server/services/platform/content-query/text-of-item.ts'
import type { DrawableQuestion } from '#src/domain/exam/draw.ts'
import { canBeDrawn } from '#src/domain/pool/draw-purpose.ts'

/**
 * A question of a pool with its text in a language. A question that is not translated has its text in another
 * language.
 */
export interface PoolQuestion
  extends Pick<typeof question.$inferSelect, 'id' | 'type' | 'correct' | 'picture' | 'optionPictures'> {
  text: typeof questionText.$inferSelect
  /** Whether a new exam paper may contain the question, unless it is withdrawn. */
  canBeDrawn: boolean
}

/**
 * Returns the questions of a pool by id. Questions that an edition removed are included, because drawn exam papers
 * refer to them. Cached until content changes, so that many learners can begin at the same moment.
 */
export const findPoolQuestions = (
  db: Db,
  poolId: number,
  language: string,
): Promise<Map<number, PoolQuestion>> =>
  getCachedContent(db, `questions ${poolId} ${language}`, async () => {
    const rows = await db
      .select({ question, use: pool.use, text: questionText })
      .from(question)
      .innerJoin(pool, eq(pool.id, question.poolId))
      .innerJoin(questionText, isBestItemText(questionText, question.id, language))
      .where(eq(question.poolId, poolId))
      .orderBy(asc(question.id))
    return new Map(
      rows.map(({ question: { id, type, correct, picture, optionPictures, position }, use, text }) => [
        id,
        {
          ...{ id, type, correct, picture, optionPictures, text },
          canBeDrawn: position !== null && canBeDrawn(use, 'exam'),
        },
      ]),
    )
  })

/**
 * Lists the questions from which a new exam paper may be drawn: the pool's current questions, except withdrawn
 * questions and questions for practice.
 */
export async function listDrawableQuestions(db: Db, poolId: number): Promise<DrawableQuestion[]> {
  const questions = await findPoolQuestions(db, poolId, 'en')
  const rows = await db
    .select({ id: withdrawnQuestion.questionId })
    .from(withdrawnQuestion)
    .innerJoin(question, eq(question.id, withdrawnQuestion.questionId))
    .where(eq(question.poolId, poolId))
  const withdrawn = new Set(rows.map(({ id }) => id))
  return [...questions.values()]
    .filter((each) => each.canBeDrawn && !withdrawn.has(each.id))
    .map(({ id, type, text }) => ({ id, type, options: text.options.length }))
}
