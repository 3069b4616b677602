import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { coalesceQueries } from '#server/db/coalesce-queries.ts'
import { prepareQuery } from '#server/db/prepare-query.ts'
import { learner } from '#server/db/schema/learner.ts'
import { session } from '#server/db/schema/session.ts'
import type { Learner } from '#src/domain/learner/learner.ts'
import type { TenantName } from '#src/sites/site.ts'
import { learnerOf } from '../learner/learner-row.ts'
import { sessionId } from './begin-session.ts'
import { type IdleLimits, isSessionIdle, refreshIsDue, rolesLapsed, seenIsDue } from './session-life.ts'

export interface FoundSession {
  /** The hash under which the database knows the session; the token itself stays in the cookie. */
  id: string
  learner: Learner
  /** The numbers of all accounts with the learner's address, where the session has roles; else that of the learner alone. */
  accounts: readonly number[]
  /** The roles that count now. */
  roles: readonly string[]
  /** Whether it had roles that the provider must tell anew before they count. */
  rolesLapsed: boolean
  /** The sealed token by which the provider is to be asked for the roles now; null where it needn't or can't be. */
  refreshDue: string | null
  idToken: string | null
}

const liveSession = prepareQuery((db) =>
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

/** When it is asked for a session, and whether that is a use of it: what a page asks by itself is none. */
interface Asked {
  idle: IdleLimits
  isUse: boolean
  now: number
}

/** The live session of a token on a tenant's host, or undefined. */
export const findSession = (
  db: Db,
  { token, ...asked }: Asked & { token: string; tenant: TenantName },
): Promise<FoundSession | undefined> => sessionById(db, { ...asked, id: sessionId(token) })

type AskedById = Asked & { id: string; tenant: TenantName }

/** The calls of one page come at once: they ask together who asks. */
const sessionById = coalesceQueries(
  readSession,
  ({ id, tenant, isUse }: AskedById) => `${id} ${tenant} ${isUse}`,
)

async function readSession(db: Db, asked: AskedById): Promise<FoundSession | undefined> {
  const { id, tenant, now } = asked
  const [row] = await liveSession(db).execute({ id, tenant, now: new Date(now) })
  return row && used(db, row, asked)
}

/** The session of a row, unless it is idle; that it is used is kept every few minutes. */
async function used(db: Db, row: SessionRow, { idle, isUse, now }: Asked): Promise<FoundSession | undefined> {
  if (isSessionIdle(row.session, idle, now)) return undefined
  if (isUse && seenIsDue(row.session, now))
    await db
      .update(session)
      .set({ seenAt: new Date(now) })
      .where(eq(session.id, row.session.id))
  return { ...sessionOf(row, now), accounts: await accountsOf(db, row) }
}

/** Four eyes need to know every account of whoever decides. */
async function accountsOf(
  db: Db,
  { session: { roles }, learner: { id, email } }: SessionRow,
): Promise<number[]> {
  if (roles.length === 0) return [id]
  const rows = await db.select({ id: learner.id }).from(learner).where(eq(learner.email, email))
  return rows.map((row) => row.id)
}

/** The live session in which the provider last told roles of whoever has an address, on any host; undefined where there is none. */
export async function findOperatorSession(
  db: Db,
  { email, ...asked }: Asked & { email: string },
): Promise<FoundSession | undefined> {
  const [row] = await db
    .select()
    .from(session)
    .innerJoin(learner, eq(learner.id, session.learnerId))
    .where(
      and(
        eq(learner.email, email.toLowerCase()),
        gt(session.expiresAt, new Date(asked.now)),
        sql`jsonb_array_length(${session.roles}) > 0`,
      ),
    )
    .orderBy(sql`${session.rolesToldAt} desc nulls last`)
    .limit(1)
  return row && used(db, row, asked)
}

type SessionRow = { session: typeof session.$inferSelect; learner: typeof learner.$inferSelect }

function sessionOf(row: SessionRow, now: number): Omit<FoundSession, 'accounts'> {
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
