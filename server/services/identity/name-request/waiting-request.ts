import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { nameRequest } from '#server/db/schema/name-request.ts'

export type NameRequestRow = typeof nameRequest.$inferSelect

/** The name request of a learner that waits for a reviewer; undefined without one. */
export async function waitingRequest(db: Db, learnerId: number): Promise<NameRequestRow | undefined> {
  const [row] = await db
    .select()
    .from(nameRequest)
    .where(and(eq(nameRequest.learnerId, learnerId), eq(nameRequest.state, 'waiting')))
  return row
}

/** The newest name request of a learner, whatever became of it. */
export async function lastRequest(db: Db, learnerId: number): Promise<NameRequestRow | undefined> {
  const [row] = await db
    .select()
    .from(nameRequest)
    .where(eq(nameRequest.learnerId, learnerId))
    .orderBy(desc(nameRequest.id))
    .limit(1)
  return row
}
