import { and, count, eq, gte, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { attempt, attemptQuestion } from '#server/db/schema/attempt.ts'
import { pool, question } from '#server/db/schema/pool.ts'
import { computeScoreDistribution, type ScoreDistribution } from '#src/domain/pool/score-distribution.ts'
import type { QuestionStatisticsInput } from './get-question-statistics.ts'

/**
 * Returns the distribution of the scores of a pool's exam papers; null for a pool from which no papers are drawn.
 */
export async function getScoreDistribution(
  db: Db,
  { poolId, since, texts }: QuestionStatisticsInput,
): Promise<ScoreDistribution | null> {
  const [found] = await db.select({ use: pool.use }).from(pool).where(eq(pool.id, poolId))
  if (!found || found.use === 'practice') return null
  const attemptsOfPool = db
    .select({ id: attemptQuestion.attemptId })
    .from(attemptQuestion)
    .innerJoin(question, eq(question.id, attemptQuestion.questionId))
    .where(eq(question.poolId, poolId))
  const rows = await db
    .select({ score: attempt.score, papers: count() })
    .from(attempt)
    .where(
      and(
        inArray(attempt.state, ['passed', 'failed']),
        inArray(attempt.id, attemptsOfPool),
        since === undefined ? undefined : gte(attempt.endedAt, new Date(since)),
        texts === undefined ? undefined : eq(attempt.language, texts),
      ),
    )
    .groupBy(attempt.score)
  return computeScoreDistribution(
    found.use,
    rows.map(({ score, papers }) => ({ score: score ?? 0, papers })),
  )
}
