import { and, eq, gt, sql } from 'drizzle-orm'
import { batchQueries } from '#server/db/batch-queries.ts'
import type { Db } from '#server/db/client.ts'
import { prepareQuery } from '#server/db/prepare-query.ts'
import { learner } from '#server/db/schema/learner.ts'
import { session } from '#server/db/schema/session.ts'
import type { Learner } from '#src/domain/learner/learner.ts'
import type { TenantName } from '#src/sites/site.ts'
import { learnerOf } from '../learner/learner-row.ts'
import { sessionIdOf } from './begin-session.ts'
import {
  areRolesExpired,
  type IdleLimits,
  isRefreshDue,
  isSeenUpdateDue,
  isSessionIdle,
} from './session-lifetime.ts'

export interface FoundSession {
  /** The hash of the token, which is the session's id; the token itself is only in the cookie. */
  id: string
  learner: Learner
  /**
   * The ids of all accounts with the learner's email address if the session has roles; otherwise only the learner's
   * id.
   */
  accountIds: readonly number[]
  /** The roles that are currently valid. */
  roles: readonly string[]
  /** Whether the session's roles have expired and the provider has to confirm them. */
  hasExpiredRoles: boolean
  /**
   * The encrypted refresh token if the roles have to be refreshed now; null if not needed or not possible.
   */
  dueRefreshToken: string | null
  idToken: string | null
}

const sessionsById = prepareQuery((db) =>
  db
    .select()
    .from(session)
    .innerJoin(learner, eq(learner.id, session.learnerId))
    .where(sql`${session.id} = any(${sql.placeholder('ids')}::text[])`)
    .prepare('sessions_by_id'),
)

/** Returns the row of a session; undefined if there is none. Concurrent requests share one statement. */
const findRow = batchQueries(async (db, ids: readonly string[]) => {
  const rows = await sessionsById(db).execute({ ids })
  const byId = new Map(rows.map((row) => [row.session.id, row]))
  return ids.map((id) => byId.get(id))
})

/**
 * The idle limits, whether the request counts as use of the session, and the time of the request in milliseconds
 * since 1970. Background requests of a page don't count.
 */
interface SessionLookup {
  idle: IdleLimits
  isUse: boolean
  now: number
}

/** Returns the live session of a token on a tenant's host, or undefined. */
export async function findSession(
  db: Db,
  { token, tenant, ...lookup }: SessionLookup & { token: string; tenant: TenantName },
): Promise<FoundSession | undefined> {
  const row = await findRow(db, sessionIdOf(token))
  if (!row || row.session.tenant !== tenant || row.session.expiresAt.getTime() <= lookup.now) return undefined
  return touchSession(db, row, lookup)
}

/**
 * Returns the session of a row, or undefined if the session has ended because of its idle time. Stores the time of
 * its use every few minutes.
 */
async function touchSession(
  db: Db,
  row: SessionRow,
  { idle, isUse, now }: SessionLookup,
): Promise<FoundSession | undefined> {
  if (isSessionIdle(row.session, idle, now)) return undefined
  if (isUse && isSeenUpdateDue(row.session, now))
    await db
      .update(session)
      .set({ seenAt: new Date(now) })
      .where(eq(session.id, row.session.id))
  return { ...sessionOf(row, now), accountIds: await accountsOf(db, row) }
}

/** Returns the ids of the operator's accounts. By the four-eyes rule, operators must not decide about themselves. */
async function accountsOf(
  db: Db,
  { session: { roles }, learner: { id, email } }: SessionRow,
): Promise<number[]> {
  if (roles.length === 0) return [id]
  const rows = await db.select({ id: learner.id }).from(learner).where(eq(learner.email, email))
  return rows.map((row) => row.id)
}

/**
 * Returns the live session of the person with an email address, on any host. If there are several sessions, returns
 * the session with the most recently confirmed roles. Returns undefined if there is no session.
 */
export async function findOperatorSession(
  db: Db,
  { email, ...lookup }: SessionLookup & { email: string },
): Promise<FoundSession | undefined> {
  const [row] = await db
    .select()
    .from(session)
    .innerJoin(learner, eq(learner.id, session.learnerId))
    .where(
      and(
        eq(learner.email, email.toLowerCase()),
        gt(session.expiresAt, new Date(lookup.now)),
        sql`jsonb_array_length(${session.roles}) > 0`,
      ),
    )
    .orderBy(sql`${session.rolesToldAt} desc nulls last`)
    .limit(1)
  return row && touchSession(db, row, lookup)
}

type SessionRow = { session: typeof session.$inferSelect; learner: typeof learner.$inferSelect }

function sessionOf(row: SessionRow, now: number): Omit<FoundSession, 'accountIds'> {
  const isExpired = areRolesExpired(row.session, now)
  return {
    id: row.session.id,
    learner: learnerOf(row.learner),
    roles: isExpired ? [] : row.session.roles,
    hasExpiredRoles: isExpired,
    dueRefreshToken: isRefreshDue(row.session, now) ? row.session.refreshToken : null,
    idToken: row.session.idToken,
  }
}
