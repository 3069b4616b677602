import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { learner } from '#server/db/schema/learner.ts'
import { session } from '#server/db/schema/session.ts'
import type { Learner } from '#src/domain/learner/learner.ts'
import type { TenantName } from '#src/sites/site.ts'
import { learnerOf } from '../learner/learner-row.ts'
import { sessionId, sessionMs } from './begin-session.ts'

/** How often a session is prolonged at most, in milliseconds, so that not every read writes. */
const prolongEvery = 60 * 60 * 1000

export interface Session {
  /** The hash under which the database knows the session; the token itself stays in the cookie. */
  id: string
  learner: Learner
  roles: readonly string[]
  idToken: string | null
  /** Whether the session was prolonged just now: the cookie must live as long. */
  prolonged: boolean
}

/**
 * The live session of a token on a tenant's host, or undefined. A session lives thirty days from the last
 * visit.
 */
export async function findSession(
  db: Db,
  asked: { token: string; tenant: TenantName; now: number },
): Promise<Session | undefined> {
  const id = sessionId(asked.token)
  const [row] = await db
    .select()
    .from(session)
    .innerJoin(learner, eq(learner.id, session.learnerId))
    .where(
      and(eq(session.id, id), eq(session.tenant, asked.tenant), gt(session.expiresAt, new Date(asked.now))),
    )
  if (!row) return undefined
  const prolonged = asked.now - row.session.seenAt.getTime() > prolongEvery
  if (prolonged) await prolong(db, id, asked.now)
  return {
    id,
    learner: learnerOf(row.learner),
    roles: row.session.roles,
    idToken: row.session.idToken,
    prolonged,
  }
}

const prolong = (db: Db, id: string, now: number) =>
  db
    .update(session)
    .set({ seenAt: new Date(now), expiresAt: new Date(now + sessionMs) })
    .where(eq(session.id, id))
