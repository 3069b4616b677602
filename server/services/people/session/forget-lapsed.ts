import { lt } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { identityState } from '#server/db/schema/identity.ts'
import { limit } from '#server/db/schema/limit.ts'
import { session } from '#server/db/schema/session.ts'
import { signNonce } from '#server/db/schema/sign.ts'

/** Deletes lapsed rows that open nothing any more: sessions, sign-on state, used nonces, counted tries. */
export async function forgetLapsed(db: Db, now: number): Promise<void> {
  const lapsed = new Date(now)
  await db.delete(session).where(lt(session.expiresAt, lapsed))
  await db.delete(identityState).where(lt(identityState.expiresAt, lapsed))
  await db.delete(signNonce).where(lt(signNonce.expiresAt, lapsed))
  await db.delete(limit).where(lt(limit.endsAt, lapsed))
}
