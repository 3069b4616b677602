import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { invitation } from '#server/db/schema/invitation.ts'
import { learner } from '#server/db/schema/learner.ts'

/**
 * Removes a learner's address from all letters; unused letters to it are withdrawn, for they are of no use to
 * anybody else.
 */
export async function purgeLetters(tx: Db, learnerId: number): Promise<void> {
  const [row] = await tx.select({ email: learner.email }).from(learner).where(eq(learner.id, learnerId))
  const to = eq(invitation.invitedEmail, row?.email.toLowerCase() ?? '')
  await tx
    .update(invitation)
    .set({ state: 'withdrawn' })
    .where(and(to, eq(invitation.state, 'fresh')))
  await tx.update(invitation).set({ invitedEmail: null }).where(to)
}
