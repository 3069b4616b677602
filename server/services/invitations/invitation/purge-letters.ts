import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { invitation } from '#server/db/schema/invitation.ts'
import { learner } from '#server/db/schema/learner.ts'

/**
 * Removes a learner's email address from all letters, and withdraws the unused letters to this address, because
 * nobody else may use them.
 */
export async function purgeLetters(tx: Db, learnerId: number): Promise<void> {
  const [row] = await tx.select({ email: learner.email }).from(learner).where(eq(learner.id, learnerId))
  const isAddressedTo = eq(invitation.invitedEmail, row?.email.toLowerCase() ?? '')
  await tx
    .update(invitation)
    .set({ state: 'withdrawn' })
    .where(and(isAddressedTo, eq(invitation.state, 'fresh')))
  await tx.update(invitation).set({ invitedEmail: null }).where(isAddressedTo)
}
