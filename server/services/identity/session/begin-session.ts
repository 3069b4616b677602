import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { session } from '#server/db/schema/session.ts'
import { type Random, randomName } from '#server/ports/random.ts'
import { encrypt } from '#server/services/platform/encryption.ts'
import { deviceOf } from '#src/domain/learner/device.ts'
import type { TenantName } from '#src/sites/site.ts'
import { refreshTokenOf } from './refresh-token.ts'
import { sessionMs } from './session-life.ts'

/** The hash of a session's token, by which alone the database knows the session. */
export const sessionId = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** What the provider told at a sign-on. */
export interface SignOnClaims {
  roles: string[]
  idToken: string | null
  providerSession: string | null
  refreshToken: string | null
}

/** The columns for what the provider told. A refresh token serves the roles: without one it is not kept. */
export const claimColumns = (
  { roles, idToken, providerSession, refreshToken }: SignOnClaims,
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
    refreshToken && roles.length > 0 ? encrypt(keys, refreshToken, refreshTokenOf(id), random) : null,
})

export interface NewSession extends SignOnClaims {
  learnerId: number
  tenant: TenantName
  keys: readonly [string, ...string[]]
  /** The token that the browser brought: its session ends, so that a planted token can't be taken over. */
  replaces: string | undefined
  /** The `User-Agent` that the browser sent. */
  userAgent: string
  now: number
}

/** A session that was begun: the token that opens it, which nobody knew before, and how long it lives in milliseconds. */
export interface OpenedSession {
  token: string
  lives: number
}

export async function beginSession(db: Db, random: Random, begun: NewSession): Promise<OpenedSession> {
  const { learnerId, tenant, keys, replaces, now } = begun
  const token = randomName(random)
  const id = sessionId(token)
  const lives = sessionMs(begun.roles)
  await db.transaction(async (tx) => {
    if (replaces) await tx.delete(session).where(eq(session.id, sessionId(replaces)))
    await tx.insert(session).values({
      ...{ id, learnerId, tenant, ...claimColumns(begun, { id, keys, random, now }) },
      ...{
        ...deviceOf(begun.userAgent),
        begunAt: new Date(now),
        seenAt: new Date(now),
        expiresAt: new Date(now + lives),
      },
    })
  })
  return { token, lives }
}
