import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { learner } from '#server/db/schema/learner.ts'
import { session } from '#server/db/schema/session.ts'
import type { Learner } from '#src/domain/learner/learner.ts'
import type { TenantName } from '#src/sites/site.ts'
import { learnerOf } from '../learner/learner-row.ts'
import { sessionId } from './begin-session.ts'
import { refreshIsDue, rolesLapsed } from './session-life.ts'

/** How often it is kept that a session was seen, in milliseconds, so that not every read writes. */
const seenEvery = 60 * 60 * 1000

export interface Session {
  /** The hash under which the database knows the session; the token itself stays in the cookie. */
  id: string
  learner: Learner
  /** The roles that count now. */
  roles: readonly string[]
  /** Whether it had roles that the provider must tell anew before they count. */
  rolesLapsed: boolean
  /** The sealed token by which the provider is to be asked for the roles now; null where it needn't or can't be. */
  refreshDue: string | null
  idToken: string | null
}

/** The live session of a token on a tenant's host, or undefined. */
export async function findSession(
  db: Db,
  asked: { token: string; tenant: TenantName; now: number },
): Promise<Session | undefined> {
  const { tenant, now } = asked
  const id = sessionId(asked.token)
  const live = and(eq(session.id, id), eq(session.tenant, tenant), gt(session.expiresAt, new Date(now)))
  const [row] = await db
    .select()
    .from(session)
    .innerJoin(learner, eq(learner.id, session.learnerId))
    .where(live)
  if (!row) return undefined
  if (now - row.session.seenAt.getTime() > seenEvery)
    await db
      .update(session)
      .set({ seenAt: new Date(now) })
      .where(eq(session.id, id))
  const lapsed = rolesLapsed(row.session, now)
  return {
    id,
    learner: learnerOf(row.learner),
    roles: lapsed ? [] : row.session.roles,
    rolesLapsed: lapsed,
    refreshDue: refreshIsDue(row.session, now) ? row.session.refreshToken : null,
    idToken: row.session.idToken,
  }
}
