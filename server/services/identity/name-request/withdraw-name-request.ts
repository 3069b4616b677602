import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { nameRequest } from '#server/db/schema/name-request.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'

/** Withdraws a learner's waiting name request. Refused as `notFound` if no request waits. */
export async function withdrawNameRequest(
  db: Db,
  learnerId: number,
  now: number,
): Promise<true | RefusedResult> {
  const [withdrawn] = await db
    .update(nameRequest)
    .set({ state: 'withdrawn', decidedAt: new Date(now) })
    .where(and(eq(nameRequest.learnerId, learnerId), eq(nameRequest.state, 'waiting')))
    .returning({ id: nameRequest.id })
  return withdrawn ? true : refuse('notFound')
}
