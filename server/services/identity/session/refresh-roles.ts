import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { learner } from '#server/db/schema/learner.ts'
import { session } from '#server/db/schema/session.ts'
import type { IdentityProvider } from '#server/ports/identity.ts'
import type { Random } from '#server/ports/random.ts'
import { decrypt } from '#server/services/platform/encryption.ts'
import { consumeRateLimit } from '#server/services/platform/rate-limit.ts'
import { type SignInClaims, signInClaimColumnsOf } from './begin-session.ts'
import { refreshTokenPurposeOf } from './refresh-token-purpose.ts'

/**
 * The rate limit of refreshes per session: one every 30 seconds across all servers, because the provider treats a
 * refresh token that is used twice as stolen. `window` is in milliseconds.
 */
const refreshLimit = { tries: 1, window: 30_000 }

export interface RefreshRolesInput {
  db: Db
  identity: Pick<IdentityProvider, 'refresh'>
  keys: readonly [string, ...string[]]
  random: Random
  now: number
}

/**
 * Refreshes the roles of a session at the provider. If the provider refuses, the roles are no longer valid
 * until the next sign-in. Throws if the provider can't be reached: the roles then stay valid until they
 * expire.
 */
export async function refreshRoles(
  { db, identity, keys, random, now }: RefreshRolesInput,
  { id, refreshDue }: { id: string; refreshDue: string },
  filterRoles: (roles: string[]) => string[],
): Promise<void> {
  if (!(await consumeRateLimit(db, `refresh ${id}`, refreshLimit, now))) return
  const token = decrypt(keys, refreshDue, refreshTokenPurposeOf(id))
  const [row] = await db
    .select({ subject: learner.subject, idToken: session.idToken, providerSession: session.providerSession })
    .from(session)
    .innerJoin(learner, eq(learner.id, session.learnerId))
    .where(eq(session.id, id))
  if (!row) return
  const claims = token && row.subject ? await identity.refresh(token, row.subject) : null
  const { idToken, providerSession } = row
  const columns = claims
    ? signInClaimColumnsOf(
        { ...claims, roles: filterRoles(claims.roles), idToken, providerSession },
        { id, keys, random, now },
      )
    : { rolesToldAt: null, refreshToken: null }
  await db.update(session).set(columns).where(eq(session.id, id))
}

/** Stores the claims of a silent sign-in. The session's end stays unchanged. */
export async function updateSessionClaims(
  { db, keys, random, now }: Omit<RefreshRolesInput, 'identity'>,
  id: string,
  claims: SignInClaims,
): Promise<void> {
  await db
    .update(session)
    .set(signInClaimColumnsOf(claims, { id, keys, random, now }))
    .where(eq(session.id, id))
}
