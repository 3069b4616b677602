import { and, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentDraft, contentEdition } from '#server/db/schema/content.ts'
import { contentListing } from '#server/db/schema/content-listing.ts'
import { question } from '#server/db/schema/pool.ts'
import { withdrawnQuestion } from '#server/db/schema/withdrawn-question.ts'
import { type PoolUse, poolUse } from '#src/domain/pool/pool-use.ts'

/** A pool's title and use, and the numbers of its questions and of its withdrawn questions. */
export interface PoolCounts {
  poolId: number
  title: string
  use: PoolUse | null
  questions: number
  takenOut: number
}

/**
 * Returns the columns that are needed to count the questions of pool documents, so that the documents themselves
 * are not loaded.
 */
const figuresOf = ({ id, document }: typeof contentDraft | typeof contentEdition) => ({
  id,
  use: sql<string | null>`${document}->>'use'`,
  questions: sql<number>`case when jsonb_typeof(${document}->'questions') = 'array' then jsonb_array_length(${document}->'questions') else 0 end`,
})

/** The maximum number of pools in a list if no pools are chosen. */
const most = 500

/** Returns the ids and titles of the given pools; without ids, of the first pools by title. */
const listPools = (db: Db, ids: readonly number[] | undefined) =>
  db
    .select({ id: contentListing.id, title: contentListing.title })
    .from(contentListing)
    .where(and(eq(contentListing.family, 'pool'), ids && inArray(contentListing.id, [...ids])))
    .orderBy(contentListing.title, contentListing.id)
    .limit(most)

/**
 * Returns the title, the use and the number of questions of pools, from the draft of each pool, or from the last
 * edition if there is no draft. Unknown pools are left out; without ids, the first 500 pools by title are listed.
 */
export async function countPoolQuestions(
  db: Db,
  chosen: readonly number[] | undefined,
): Promise<PoolCounts[]> {
  const pools = await listPools(db, chosen)
  const ids = pools.map(({ id }) => id)
  if (ids.length === 0) return []
  const isWanted = (table: typeof contentDraft | typeof contentEdition) =>
    and(eq(table.family, 'pool'), inArray(table.id, ids))
  const drafts = await db.select(figuresOf(contentDraft)).from(contentDraft).where(isWanted(contentDraft))
  const editions = await db
    .selectDistinctOn([contentEdition.id], figuresOf(contentEdition))
    .from(contentEdition)
    .where(isWanted(contentEdition))
    .orderBy(contentEdition.id, desc(contentEdition.edition))
  const out = await db
    .select({ poolId: question.poolId, count: count() })
    .from(question)
    .innerJoin(withdrawnQuestion, eq(withdrawnQuestion.questionId, question.id))
    .where(and(inArray(question.poolId, ids), isNotNull(question.position)))
    .groupBy(question.poolId)
  const takenOut = new Map(out.map((row) => [row.poolId, row.count]))
  const newest = new Map([...editions, ...drafts].map((row) => [row.id, row]))
  return pools.map(({ id, title }) => ({
    ...{ poolId: id, title, use: poolUse.safeParse(newest.get(id)?.use).data ?? null },
    ...{ questions: newest.get(id)?.questions ?? 0, takenOut: takenOut.get(id) ?? 0 },
  }))
}
