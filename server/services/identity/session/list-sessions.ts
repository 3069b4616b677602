import { and, desc, eq, gt } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { session } from '#server/db/schema/session.ts'
import type { ActiveSession } from '#src/domain/learner/active-session.ts'
import { type IdleLimits, isSessionIdle } from './session-lifetime.ts'

/** Lists a learner's open sessions on all hosts: the current one first, then by last use. */
export async function listSessions(
  db: Db,
  {
    learnerId,
    here: currentId,
    idle,
    now,
  }: { learnerId: number; here: string | undefined; idle: IdleLimits; now: number },
): Promise<ActiveSession[]> {
  const rows = await db
    .select()
    .from(session)
    .where(and(eq(session.learnerId, learnerId), gt(session.expiresAt, new Date(now))))
    .orderBy(desc(session.seenAt))
  const open = rows
    .filter((row) => !isSessionIdle(row, idle, now))
    .map(({ id, begunAt, seenAt, browser, system }) => ({
      ...{ id, device: { browser, system }, here: id === currentId },
      ...{ begunAt: begunAt.getTime(), seenAt: seenAt.getTime() },
    }))
  return [...open.filter((item) => item.here), ...open.filter((item) => !item.here)]
}
