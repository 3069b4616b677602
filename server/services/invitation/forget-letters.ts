import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { invitation } from '../../db/schema/invitation.ts'
import { learner } from '../../db/schema/learner.ts'

/** Takes a learner's address out of all letters; those that were not used are of no use to anybody else. */
export async function forgetLetters(tx: Db, learnerId: number): Promise<void> {
  const [row] = await tx.select({ email: learner.email }).from(learner).where(eq(learner.id, learnerId))
  const to = eq(invitation.invitedEmail, row?.email.toLowerCase() ?? '')
  await tx
    .update(invitation)
    .set({ state: 'withdrawn' })
    .where(and(to, eq(invitation.state, 'fresh')))
  await tx.update(invitation).set({ invitedEmail: null }).where(to)
}
