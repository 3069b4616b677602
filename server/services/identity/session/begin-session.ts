import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { session } from '#server/db/schema/session.ts'
import { createRandomName, type Random } from '#server/ports/random.ts'
import { encrypt } from '#server/services/platform/encryption.ts'
import { parseDevice } from '#src/domain/learner/device.ts'
import type { TenantName } from '#src/sites/site.ts'
import { refreshTokenPurposeOf } from './refresh-token-purpose.ts'
import { sessionLifetimeOf } from './session-lifetime.ts'

/** Returns the hash of a session's token, which is the session's id in the database. */
export const sessionIdOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** The claims that the provider sent at a sign-in. */
export interface SignInClaims {
  roles: string[]
  idToken: string | null
  providerSession: string | null
  refreshToken: string | null
}

/**
 * Returns the database columns for the provider's claims. The refresh token is only needed to renew roles, so it is
 * not stored for a person without a role.
 */
export const signInClaimColumnsOf = (
  { roles, idToken, providerSession, refreshToken }: SignInClaims,
  {
    id,
    keys,
    random,
    now,
  }: { id: string; keys: readonly [string, ...string[]]; random: Random; now: number },
) => ({
  roles,
  rolesToldAt: new Date(now),
  idToken,
  providerSession,
  refreshToken:
    refreshToken && roles.length > 0 ? encrypt(keys, refreshToken, refreshTokenPurposeOf(id), random) : null,
})

export interface NewSession extends SignInClaims {
  learnerId: number
  tenant: TenantName
  keys: readonly [string, ...string[]]
  /**
   * The token that the browser sent. The session of this token ends, so that an attacker's token can't be used
   * (session fixation).
   */
  replacedToken: string | undefined
  userAgent: string
  now: number
}

/** A new session: its new token, and its lifetime in milliseconds. */
export interface StartedSession {
  token: string
  lifetime: number
}

export async function beginSession(db: Db, random: Random, input: NewSession): Promise<StartedSession> {
  const { learnerId, tenant, keys, replacedToken: replaces, now } = input
  const token = createRandomName(random)
  const id = sessionIdOf(token)
  const lifetime = sessionLifetimeOf(input.roles)
  await db.transaction(async (tx) => {
    if (replaces) await tx.delete(session).where(eq(session.id, sessionIdOf(replaces)))
    await tx.insert(session).values({
      ...{ id, learnerId, tenant, ...signInClaimColumnsOf(input, { id, keys, random, now }) },
      ...{
        ...parseDevice(input.userAgent),
        begunAt: new Date(now),
        seenAt: new Date(now),
        expiresAt: new Date(now + lifetime),
      },
    })
  })
  return { token, lifetime }
}
