import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { pool, question, questionText } from '#server/db/schema/pool.ts'
import { withdrawnQuestion } from '#server/db/schema/withdrawn-question.ts'
import { anyTextOfItem } from '#server/services/platform/content-query/text-of-item.ts'
import type { Drawable } from '#src/domain/exam/draw.ts'
import { canBeDrawn } from '#src/domain/pool/draw-purpose.ts'

/** Returns the condition of a pool's current questions: neither removed by an edition nor withdrawn. */
const isInPool = (poolId: number) =>
  and(eq(question.poolId, poolId), isNotNull(question.position), isNull(withdrawnQuestion.questionId))

/**
 * Lists the questions that a new paper may be drawn from: the pool's current ones, unless they are for
 * practice.
 */
export async function listDrawableQuestions(tx: Db, poolId: number): Promise<Drawable[]> {
  const rows = await tx
    .select({ id: question.id, type: question.type, options: questionText.options, use: pool.use })
    .from(question)
    .innerJoin(pool, eq(pool.id, question.poolId))
    .innerJoin(questionText, anyTextOfItem(questionText, question.id, 'en'))
    .leftJoin(withdrawnQuestion, eq(withdrawnQuestion.questionId, question.id))
    .where(isInPool(poolId))
    .orderBy(asc(question.id))
  return rows
    .filter(({ use }) => canBeDrawn(use, 'exam'))
    .map(({ id, type, options }) => ({ id, type, options: options.length }))
}

/**
 * Returns the languages in which a reader of one language sees the questions of a pool: that language, and
 * others for missing translations.
 */
export async function listPoolLanguages(db: Db, poolId: number, language: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ language: questionText.language })
    .from(question)
    .innerJoin(questionText, anyTextOfItem(questionText, question.id, language))
    .leftJoin(withdrawnQuestion, eq(withdrawnQuestion.questionId, question.id))
    .where(isInPool(poolId))
    .orderBy(asc(questionText.language))
  return rows.map((row) => row.language)
}
