import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { learner } from '#server/db/schema/learner.ts'
import { session } from '#server/db/schema/session.ts'
import type { Identity } from '#server/ports/identity.ts'
import type { Random } from '#server/ports/random.ts'
import { decrypt } from '#server/services/platform/encryption.ts'
import { consumeRateLimit } from '#server/services/platform/rate-limit.ts'
import { claimColumns, type SignOnClaims } from './begin-session.ts'
import { refreshTokenOf } from './refresh-token.ts'

/**
 * How often the provider is asked: one request at a time on all servers, for a refresh token that is used twice counts as stolen.
 */
const once = { tries: 1, window: 30_000 }

export interface RenewRolesInput {
  db: Db
  identity: Pick<Identity, 'refresh'>
  keys: readonly [string, ...string[]]
  random: Random
  now: number
}

/**
 * Asks the provider for the roles of a session whose refresh is due. Refused, they count no more; what the provider tells by a
 * sign-on is another matter. Throws where the provider can't be asked: the roles then stay until they lapse.
 */
export async function refreshRoles(
  { db, identity, keys, random, now }: RenewRolesInput,
  { id, refreshDue }: { id: string; refreshDue: string },
  known: (roles: string[]) => string[],
): Promise<void> {
  if (!(await consumeRateLimit(db, `refresh ${id}`, once, now))) return
  const token = decrypt(keys, refreshDue, refreshTokenOf(id))
  const [row] = await db
    .select({ subject: learner.subject, idToken: session.idToken, of: session.providerSession })
    .from(session)
    .innerJoin(learner, eq(learner.id, session.learnerId))
    .where(eq(session.id, id))
  if (!row) return
  const told = token && row.subject ? await identity.refresh(token, row.subject) : null
  const { idToken, of: providerSession } = row
  const columns = told
    ? claimColumns({ ...told, roles: known(told.roles), idToken, providerSession }, { id, keys, random, now })
    : { rolesToldAt: null, refreshToken: null }
  await db.update(session).set(columns).where(eq(session.id, id))
}

/** Keeps what the provider told at a silent sign-on. The session goes on, and ends when it would have ended. */
export async function renewRoles(
  { db, keys, random, now }: Omit<RenewRolesInput, 'identity'>,
  id: string,
  told: SignOnClaims,
): Promise<void> {
  await db.update(session).set(claimColumns(told, { id, keys, random, now })).where(eq(session.id, id))
}
