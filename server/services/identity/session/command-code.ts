import { createHash } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import * as z from 'zod'
import type { Db } from '#server/db/client.ts'
import { learner } from '#server/db/schema/learner.ts'
import { session } from '#server/db/schema/session.ts'
import { signNonce } from '#server/db/schema/sign.ts'
import { createRandomName, type Random } from '#server/ports/random.ts'
import { decrypt, encrypt } from '#server/services/platform/encryption.ts'
import { sessionIdOf } from './begin-session.ts'
import { sessionLifetimeOf } from './session-lifetime.ts'

/** The lifetime of a code for the command line, in milliseconds. */
const codeLife = 60 * 1000

const codeScope = { purpose: 'sign-in of a command line', owner: 'command line' }
const contents = z.object({
  session: z.string(),
  challenge: z.string(),
  nonce: z.string(),
  until: z.number(),
})

interface CodeContext {
  keys: readonly [string, ...string[]]
  random: Random
  now: number
}

/**
 * The session from which the command line derives a separate session, and the SHA-256 of the verifier that the
 * command line created.
 */
export interface CommandCodeInput {
  sessionId: string
  challenge: string
}

/**
 * Returns a code that the command line can exchange once, within a minute, for a separate session. RFC 7636, section
 * 4.
 */
export const createCommandCode = (
  { sessionId: id, challenge }: CommandCodeInput,
  { keys, random, now }: CodeContext,
): string =>
  encrypt(
    keys,
    JSON.stringify({ session: id, challenge, nonce: createRandomName(random), until: now + codeLife }),
    codeScope,
    random,
  )

/** The session of the command line. */
export interface CommandSession {
  token: string
  email: string
  expiresAt: Date
}

/**
 * Redeems a code of `createCommandCode`: begins a session of the same person with the same roles. The roles expire
 * at the same time as those of the first session. Returns undefined if the code is forged, expired or used, or if
 * the first session has ended.
 */
export async function redeemCommandCode(
  db: Db,
  { code, verifier }: { code: string; verifier: string },
  { keys, random, now }: CodeContext,
): Promise<CommandSession | undefined> {
  const decrypted = decrypt(keys, code, codeScope)
  const payload = decrypted === null ? undefined : contents.parse(JSON.parse(decrypted))
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  if (!payload || payload.until <= now || payload.challenge !== challenge) return undefined
  return db.transaction(async (tx) => {
    const used = await tx
      .insert(signNonce)
      .values({ appId: codeScope.owner, nonce: payload.nonce, expiresAt: new Date(payload.until) })
      .onConflictDoNothing()
      .returning()
    const [source] = await tx
      .select({ session, email: learner.email })
      .from(session)
      .innerJoin(learner, eq(learner.id, session.learnerId))
      .where(and(eq(session.id, payload.session), gt(session.expiresAt, new Date(now))))
    if (used.length === 0 || !source) return undefined
    return { email: source.email, ...(await copySession(tx, source.session, { random, now })) }
  })
}

async function copySession(
  tx: Db,
  { learnerId, tenant, roles, rolesToldAt, system }: typeof session.$inferSelect,
  { random, now }: Pick<CodeContext, 'random' | 'now'>,
): Promise<Omit<CommandSession, 'email'>> {
  const token = createRandomName(random)
  const expiresAt = new Date(now + sessionLifetimeOf(roles))
  const times = { begunAt: new Date(now), seenAt: new Date(now), expiresAt }
  await tx
    .insert(session)
    .values({ id: sessionIdOf(token), learnerId, tenant, roles, rolesToldAt, system, ...times })
  return { token, expiresAt }
}
