import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { session } from '#server/db/schema/session.ts'
import { type Random, randomName } from '#server/ports/random.ts'
import type { TenantName } from '#src/sites/site.ts'

export const sessionDays = 30
export const sessionMs = sessionDays * 24 * 60 * 60 * 1000

/** The hash of a session's token, by which alone the database knows the session. */
export const sessionId = (token: string): string => createHash('sha256').update(token).digest('base64url')

export interface NewSession {
  learnerId: number
  tenant: TenantName
  roles: string[]
  idToken: string | null
  /** The token that the browser brought: its session ends, so that a planted token can't be taken over. */
  replaces: string | undefined
  now: number
}

/** Begins a session under a token that nobody knew before, and returns the token. */
export async function beginSession(db: Db, random: Random, begun: NewSession): Promise<string> {
  const token = randomName(random)
  await db.transaction(async (tx) => {
    if (begun.replaces) await tx.delete(session).where(eq(session.id, sessionId(begun.replaces)))
    await tx.insert(session).values({
      id: sessionId(token),
      learnerId: begun.learnerId,
      tenant: begun.tenant,
      roles: begun.roles,
      idToken: begun.idToken,
      seenAt: new Date(begun.now),
      expiresAt: new Date(begun.now + sessionMs),
    })
  })
  return token
}
