import { and, asc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { pool, question } from '#server/db/schema/pool.ts'
import { practisedQuestion } from '#server/db/schema/practice.ts'
import { withdrawnQuestion } from '#server/db/schema/withdrawn-question.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import { canBeDrawn } from '#src/domain/pool/draw-purpose.ts'
import { countByTopic } from '#src/domain/practice/count-by-topic.ts'
import type { PracticeTopic } from '#src/domain/practice/practice.ts'
import { topicNamesOf } from '../exam/topic-names.ts'

export type PracticeBankRow = typeof pool.$inferSelect

/** Returns the visible practice banks, or only the bank with this id, in the order of their ids. */
export async function listPracticeBankRows(
  db: Db,
  audience: Audience,
  id?: number,
): Promise<PracticeBankRow[]> {
  const rows = await db
    .select({ pool })
    .from(pool)
    .innerJoin(contentItem, isPublishedFor(audience, 'pool', pool.id))
    .where(id === undefined ? undefined : eq(pool.id, id))
    .orderBy(asc(pool.id))
  return rows.map((row) => row.pool).filter(({ use }) => canBeDrawn(use, 'practice'))
}

/** Returns the condition that a question can be asked; the query has to join `withdrawnQuestion`. */
export const isAskable = (condition: SQL): SQL =>
  and(condition, isNotNull(question.position), isNull(withdrawnQuestion.questionId)) as SQL

/** Lists a learner's progress in each question of a bank, in the order of the bank. */
export async function listQuestionProgress(db: Db, learnerId: number, bankId: number) {
  const rows = await db
    .select({
      id: question.id,
      topic: question.topic,
      dueAt: practisedQuestion.dueAt,
      lastAt: practisedQuestion.lastAt,
      known: practisedQuestion.known,
    })
    .from(question)
    .leftJoin(withdrawnQuestion, eq(withdrawnQuestion.questionId, question.id))
    .leftJoin(
      practisedQuestion,
      and(eq(practisedQuestion.questionId, question.id), eq(practisedQuestion.learnerId, learnerId)),
    )
    .where(isAskable(eq(question.poolId, bankId)))
    .orderBy(asc(question.position))
  return rows.map(({ id, topic, dueAt, lastAt, known }) => ({
    id,
    topic: topic ?? '',
    dueAt: dueAt?.getTime() ?? null,
    lastAt: lastAt?.getTime() ?? null,
    known: known ?? false,
  }))
}

/** Returns the topics of a bank with the learner's progress in each. */
export const practiceTopicsOf = (
  bank: PracticeBankRow,
  language: string,
  { progress, now }: { progress: Awaited<ReturnType<typeof listQuestionProgress>>; now: number },
): PracticeTopic[] => countByTopic(topicNamesOf(bank.topics, language), progress, now)
