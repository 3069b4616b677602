import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { question, questionText } from '#server/db/schema/pool.ts'
import { withdrawnQuestion } from '#server/db/schema/withdrawn-question.ts'
import { isBestItemText } from '#server/services/platform/content-query/text-of-item.ts'

/** Returns the condition of a pool's current questions: neither removed by an edition nor withdrawn. */
const isInPool = (poolId: number) =>
  and(eq(question.poolId, poolId), isNotNull(question.position), isNull(withdrawnQuestion.questionId))

/**
 * Returns the languages of the questions that a learner with one language sees: this language, and others for
 * questions without a translation.
 */
export async function listPoolLanguages(db: Db, poolId: number, language: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ language: questionText.language })
    .from(question)
    .innerJoin(questionText, isBestItemText(questionText, question.id, language))
    .leftJoin(withdrawnQuestion, eq(withdrawnQuestion.questionId, question.id))
    .where(isInPool(poolId))
    .orderBy(asc(questionText.language))
  return rows.map((row) => row.language)
}
