import { and, lt, lte, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { identityState } from '#server/db/schema/identity.ts'
import { rateLimitCount } from '#server/db/schema/limit.ts'
import { session } from '#server/db/schema/session.ts'
import { signNonce } from '#server/db/schema/sign.ts'
import type { IdleLimits } from './session-lifetime.ts'

/** Deletes expired rows: sessions by age and idle time, sign-in states, used nonces, and counted attempts. */
export async function purgeExpiredSessions(db: Db, idle: IdleLimits, now: number): Promise<void> {
  const expiredAt = new Date(now)
  const hasRole = sql`jsonb_array_length(${session.roles}) > 0`
  await db
    .delete(session)
    .where(
      or(
        lt(session.expiresAt, expiredAt),
        lte(session.seenAt, new Date(now - idle.learner)),
        and(hasRole, lte(session.seenAt, new Date(now - idle.staff))),
      ),
    )
  await db.delete(identityState).where(lt(identityState.expiresAt, expiredAt))
  await db.delete(signNonce).where(lt(signNonce.expiresAt, expiredAt))
  await db.delete(rateLimitCount).where(lt(rateLimitCount.endsAt, expiredAt))
}
