import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { pool, question, questionText } from '#server/db/schema/pool.ts'
import { withdrawnQuestion } from '#server/db/schema/withdrawn-question.ts'
import { anyTextOfItem } from '#server/services/platform/content-query/text-of-item.ts'
import type { Drawable } from '#src/domain/exam/draw.ts'
import { canBeDrawn } from '#src/domain/pool/can-be-drawn.ts'

/** Those that a pool has now: an edition has not dropped them, and nobody took them out. */
const asked = (poolId: number) =>
  and(eq(question.poolId, poolId), isNotNull(question.position), isNull(withdrawnQuestion.questionId))

/** The questions that a new paper may be drawn from: those that the pool has now, unless they are for practice. */
export async function drawables(tx: Db, poolId: number): Promise<Drawable[]> {
  const rows = await tx
    .select({ id: question.id, type: question.type, options: questionText.options, use: pool.use })
    .from(question)
    .innerJoin(pool, eq(pool.id, question.poolId))
    .innerJoin(questionText, anyTextOfItem(questionText, question.id, 'en'))
    .leftJoin(withdrawnQuestion, eq(withdrawnQuestion.questionId, question.id))
    .where(asked(poolId))
    .orderBy(asc(question.id))
  return rows
    .filter(({ use }) => canBeDrawn(use, 'exam'))
    .map(({ id, type, options }) => ({ id, type, options: options.length }))
}

/** The languages that the questions of a pool are in, for a reader of one: it, and others where a question lacks it. */
export async function languagesOf(db: Db, poolId: number, language: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ language: questionText.language })
    .from(question)
    .innerJoin(questionText, anyTextOfItem(questionText, question.id, language))
    .leftJoin(withdrawnQuestion, eq(withdrawnQuestion.questionId, question.id))
    .where(asked(poolId))
    .orderBy(asc(questionText.language))
  return rows.map((row) => row.language)
}
