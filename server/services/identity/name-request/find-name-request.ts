import { and, desc, eq, sql } from 'drizzle-orm'
import { batchQueries } from '#server/db/batch-queries.ts'
import type { Db } from '#server/db/client.ts'
import { prepareQuery } from '#server/db/prepare-query.ts'
import { nameRequest } from '#server/db/schema/name-request.ts'

export type NameRequestRow = typeof nameRequest.$inferSelect

const waitingNames = prepareQuery((db) =>
  db
    .select()
    .from(nameRequest)
    .where(
      and(
        sql`${nameRequest.learnerId} = any(${sql.placeholder('ids')}::integer[])`,
        eq(nameRequest.state, 'waiting'),
      ),
    )
    .prepare('waiting_names'),
)

/** Returns a learner's waiting name request, or undefined. Concurrent requests share one statement. */
export const findWaitingNameRequest = batchQueries(
  async (db, ids: readonly number[]): Promise<(NameRequestRow | undefined)[]> => {
    const rows = new Map((await waitingNames(db).execute({ ids })).map((row) => [row.learnerId, row]))
    return ids.map((id) => rows.get(id))
  },
)

/** Returns a learner's newest name request in any state, or undefined. */
export async function findLastNameRequest(db: Db, learnerId: number): Promise<NameRequestRow | undefined> {
  const [row] = await db
    .select()
    .from(nameRequest)
    .where(eq(nameRequest.learnerId, learnerId))
    .orderBy(desc(nameRequest.id))
    .limit(1)
  return row
}
