import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { invitation } from '#server/db/schema/invitation.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import type { LetterItem } from './redeem-letter-input.ts'

/**
 * Returns the refusal of a letter for a learner who is already registered: `alreadyRegistered` if the learner
 * registered with a letter, else `enrolledWithoutLetter`.
 */
export async function findRegisteredRefusal(
  tx: Db,
  learnerId: number,
  { kind, targetId }: LetterItem,
): Promise<RefusedResult> {
  const [used] = await tx
    .select({ id: invitation.id })
    .from(invitation)
    .where(
      and(eq(invitation.learnerId, learnerId), eq(invitation.kind, kind), eq(invitation.targetId, targetId)),
    )
    .limit(1)
  return refuse(used ? 'alreadyRegistered' : 'enrolledWithoutLetter')
}
