import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { prepareQuery } from '#server/db/prepare-query.ts'
import { nameRequest } from '#server/db/schema/name-request.ts'

export type NameRequestRow = typeof nameRequest.$inferSelect

const waitingName = prepareQuery((db) =>
  db
    .select()
    .from(nameRequest)
    .where(and(eq(nameRequest.learnerId, sql.placeholder('learnerId')), eq(nameRequest.state, 'waiting')))
    .prepare('waiting_name'),
)

/** Returns a learner's waiting name request, or undefined. */
export async function findWaitingNameRequest(db: Db, learnerId: number): Promise<NameRequestRow | undefined> {
  const [row] = await waitingName(db).execute({ learnerId })
  return row
}

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
