import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { learner } from '#server/db/schema/learner.ts'
import { session } from '#server/db/schema/session.ts'
import { signNonce } from '#server/db/schema/sign.ts'
import type { LogoutRequest } from '#server/ports/identity.ts'

export async function endSession(db: Db, id: string): Promise<void> {
  await db.delete(session).where(eq(session.id, id))
}

/**
 * Ends the session that the provider's logout request names; if it names none, ends all sessions of the person.
 * Returns false for a repeated logout request.
 */
export const applyLogoutRequest = (db: Db, order: LogoutRequest): Promise<boolean> =>
  db.transaction(async (tx) => {
    const inserted = await tx
      .insert(signNonce)
      .values({ appId: `logout ${order.issuer}`, nonce: order.id, expiresAt: new Date(order.until) })
      .onConflictDoNothing()
      .returning()
    if (inserted.length === 0) return false
    const { issuer, subject, providerSession } = order
    const learners = tx
      .select({ id: learner.id })
      .from(learner)
      .where(
        and(eq(learner.issuer, issuer), subject ? eq(learner.subject, subject) : isNotNull(learner.subject)),
      )
    await tx
      .delete(session)
      .where(
        and(
          inArray(session.learnerId, learners),
          providerSession ? eq(session.providerSession, providerSession) : undefined,
        ),
      )
    return true
  })
