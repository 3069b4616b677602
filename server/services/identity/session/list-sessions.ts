import { and, desc, eq, gt } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { session } from '#server/db/schema/session.ts'
import type { OpenSession } from '#src/domain/learner/open-session.ts'
import { type IdleLimits, isSessionIdle } from './session-life.ts'

/** The open sessions of a learner on all hosts, the one that asks first and then those that were used last. */
export async function listSessions(
  db: Db,
  {
    learnerId,
    here,
    idle,
    now,
  }: { learnerId: number; here: string | undefined; idle: IdleLimits; now: number },
): Promise<OpenSession[]> {
  const rows = await db
    .select()
    .from(session)
    .where(and(eq(session.learnerId, learnerId), gt(session.expiresAt, new Date(now))))
    .orderBy(desc(session.seenAt))
  const open = rows
    .filter((row) => !isSessionIdle(row, idle, now))
    .map(({ id, begunAt, seenAt, browser, system }) => ({
      ...{ id, device: { browser, system }, here: id === here },
      ...{ begunAt: begunAt.getTime(), seenAt: seenAt.getTime() },
    }))
  return [...open.filter((each) => each.here), ...open.filter((each) => !each.here)]
}
