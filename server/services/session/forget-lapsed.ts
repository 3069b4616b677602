import { lt } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { identityState } from '../../db/schema/identity.ts'
import { limit } from '../../db/schema/limit.ts'
import { session } from '../../db/schema/session.ts'
import { signNonce } from '../../db/schema/sign.ts'

/** Deletes what has lapsed and opens nothing any more: sessions, sign-on state, used nonces, counted tries. */
export async function forgetLapsed(db: Db, now: number): Promise<void> {
  const lapsed = new Date(now)
  await db.delete(session).where(lt(session.expiresAt, lapsed))
  await db.delete(identityState).where(lt(identityState.expiresAt, lapsed))
  await db.delete(signNonce).where(lt(signNonce.expiresAt, lapsed))
  await db.delete(limit).where(lt(limit.endsAt, lapsed))
}
