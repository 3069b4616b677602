import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { invitation } from '#server/db/schema/invitation.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import type { LetterUsed } from './letter-use.ts'

/**
 * The refusal of another letter for a learner who is registered already: `enrolledWithoutLetter`, unless the
 * registration came by a letter.
 */
export async function registeredRefusal(
  tx: Db,
  learnerId: number,
  { kind, targetId }: LetterUsed,
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
