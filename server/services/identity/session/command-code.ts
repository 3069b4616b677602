import { createHash } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import * as z from 'zod'
import type { Db } from '#server/db/client.ts'
import { learner } from '#server/db/schema/learner.ts'
import { session } from '#server/db/schema/session.ts'
import { signNonce } from '#server/db/schema/sign.ts'
import { type Random, randomName } from '#server/ports/random.ts'
import { decrypt, encrypt } from '#server/services/platform/encryption.ts'
import { sessionId } from './begin-session.ts'
import { sessionMs } from './session-life.ts'

/** How long a code can be redeemed, in milliseconds. */
const codeMs = 60 * 1000

const sealedFor = { purpose: 'sign-in of a command line', owner: 'command line' }
const contents = z.object({
  session: z.string(),
  challenge: z.string(),
  nonce: z.string(),
  until: z.number(),
})

interface Keys {
  keys: readonly [string, ...string[]]
  random: Random
  now: number
}

/** A session to hand on, and the SHA-256 of the verifier that only the command has. */
export interface SessionHandover {
  session: string
  challenge: string
}

/** Returns a code for which a command gets a session of its own, within a minute and once. RFC 7636, section 4. */
export const commandCode = (
  { session: id, challenge }: SessionHandover,
  { keys, random, now }: Keys,
): string =>
  encrypt(
    keys,
    JSON.stringify({ session: id, challenge, nonce: randomName(random), until: now + codeMs }),
    sealedFor,
    random,
  )

/** What a command gets for its code. */
export interface CommandSession {
  token: string
  email: string
  expiresAt: Date
}

/**
 * Redeems a code: begins a session of the same person with the same roles, which count as long as the provider's word for the first
 * session does. Undefined for a code that is forged, too old, used, or whose session has ended.
 */
export async function redeemCommandCode(
  db: Db,
  { code, verifier }: { code: string; verifier: string },
  { keys, random, now }: Keys,
): Promise<CommandSession | undefined> {
  const opened = decrypt(keys, code, sealedFor)
  const read = opened === null ? undefined : contents.parse(JSON.parse(opened))
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  if (!read || read.until <= now || read.challenge !== challenge) return undefined
  return db.transaction(async (tx) => {
    const used = await tx
      .insert(signNonce)
      .values({ appId: sealedFor.owner, nonce: read.nonce, expiresAt: new Date(read.until) })
      .onConflictDoNothing()
      .returning()
    const [first] = await tx
      .select({ session, email: learner.email })
      .from(session)
      .innerJoin(learner, eq(learner.id, session.learnerId))
      .where(and(eq(session.id, read.session), gt(session.expiresAt, new Date(now))))
    if (used.length === 0 || !first) return undefined
    return { email: first.email, ...(await beginLike(tx, first.session, { random, now })) }
  })
}

async function beginLike(
  tx: Db,
  { learnerId, tenant, roles, rolesToldAt, system }: typeof session.$inferSelect,
  { random, now }: Pick<Keys, 'random' | 'now'>,
): Promise<Omit<CommandSession, 'email'>> {
  const token = randomName(random)
  const expiresAt = new Date(now + sessionMs(roles))
  const times = { begunAt: new Date(now), seenAt: new Date(now), expiresAt }
  await tx
    .insert(session)
    .values({ id: sessionId(token), learnerId, tenant, roles, rolesToldAt, system, ...times })
  return { token, expiresAt }
}
