import { and, eq, gt, sql } from 'drizzle-orm'
import { askedOften } from '#server/db/asked-often.ts'
import { askedTogether } from '#server/db/asked-together.ts'
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

const liveSession = askedOften((db) =>
  db
    .select()
    .from(session)
    .innerJoin(learner, eq(learner.id, session.learnerId))
    .where(
      and(
        eq(session.id, sql.placeholder('id')),
        eq(session.tenant, sql.placeholder('tenant')),
        gt(session.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('live_session'),
)

interface AskedSession {
  id: string
  tenant: TenantName
  now: number
}

/** The live session of a token on a tenant's host, or undefined. */
export const findSession = (
  db: Db,
  { token, ...asked }: { token: string; tenant: TenantName; now: number },
): Promise<Session | undefined> => sessionById(db, { ...asked, id: sessionId(token) })

/** The calls of one page come at once: they ask together who asks. */
const sessionById = askedTogether(readSession, ({ id, tenant }: AskedSession) => `${id} ${tenant}`)

async function readSession(db: Db, { id, tenant, now }: AskedSession): Promise<Session | undefined> {
  const [row] = await liveSession(db).execute({ id, tenant, now: new Date(now) })
  if (!row) return undefined
  if (now - row.session.seenAt.getTime() > seenEvery)
    await db
      .update(session)
      .set({ seenAt: new Date(now) })
      .where(eq(session.id, id))
  return sessionOf(row, now)
}

/** The live session in which the provider last told roles of whoever has an address, on any host; undefined where there is none. */
export async function findOperatorSession(
  db: Db,
  { email, now }: { email: string; now: number },
): Promise<Session | undefined> {
  const [row] = await db
    .select()
    .from(session)
    .innerJoin(learner, eq(learner.id, session.learnerId))
    .where(
      and(
        eq(learner.email, email.toLowerCase()),
        gt(session.expiresAt, new Date(now)),
        sql`jsonb_array_length(${session.roles}) > 0`,
      ),
    )
    .orderBy(sql`${session.rolesToldAt} desc nulls last`)
    .limit(1)
  return row && sessionOf(row, now)
}

type SessionRow = { session: typeof session.$inferSelect; learner: typeof learner.$inferSelect }

function sessionOf(row: SessionRow, now: number): Session {
  const lapsed = rolesLapsed(row.session, now)
  return {
    id: row.session.id,
    learner: learnerOf(row.learner),
    roles: lapsed ? [] : row.session.roles,
    rolesLapsed: lapsed,
    refreshDue: refreshIsDue(row.session, now) ? row.session.refreshToken : null,
    idToken: row.session.idToken,
  }
}
