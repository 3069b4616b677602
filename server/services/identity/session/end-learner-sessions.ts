import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { learner } from '#server/db/schema/learner.ts'
import { session } from '#server/db/schema/session.ts'
import { writeAuditEntry } from '#server/services/platform/audit/write-audit.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'

/** Ends all sessions of a learner on every host and device, and returns their number. */
export async function endLearnerSessions(db: Db, learnerId: number): Promise<number> {
  return (await db.delete(session).where(eq(session.learnerId, learnerId)).returning()).length
}

/** Ends one session of a learner by its id; refused as `notFound` if it doesn't exist. */
export async function endOneSession(
  db: Db,
  { learnerId, id }: { learnerId: number; id: string },
): Promise<{ ended: number } | RefusedResult> {
  const isOwnSession = and(eq(session.learnerId, learnerId), eq(session.id, id))
  const ended = await db.delete(session).where(isOwnSession).returning()
  return ended.length > 0 ? { ended: ended.length } : refuse('notFound')
}

/** Ends all sessions of a learner but one, and returns their number. */
export async function endOtherSessions(
  db: Db,
  { learnerId, keptId }: { learnerId: number; keptId: string },
): Promise<{ ended: number }> {
  const others = and(eq(session.learnerId, learnerId), ne(session.id, keptId))
  return { ended: (await db.delete(session).where(others).returning()).length }
}

/**
 * Ends all sessions of the learners with an email address, for an operator; refused as `notFound` if no learner has
 * the address.
 */
export const endSessionsByEmail = (
  db: Db,
  { email, operator, now }: { email: string; operator: string; now: number },
): Promise<{ ended: number } | RefusedResult> =>
  db.transaction(async (tx) => {
    const learners = await tx
      .select({ id: learner.id })
      .from(learner)
      .where(eq(learner.email, email.toLowerCase()))
    if (learners.length === 0) return refuse('notFound')
    const ids = learners.map(({ id }) => id)
    const ended = await tx.delete(session).where(inArray(session.learnerId, ids)).returning()
    for (const id of ids)
      await writeAuditEntry(tx, { actor: operator, now, act: 'sign off', subject: `learner ${id}` })
    return { ended: ended.length }
  })
