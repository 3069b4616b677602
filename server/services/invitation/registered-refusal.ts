import { and, eq } from 'drizzle-orm'
import { type Refused, refuse } from '../../../src/domain/refusal/refusal.ts'
import type { Db } from '../../db/client.ts'
import { invitation } from '../../db/schema/invitation.ts'
import type { LetterUsed } from './letter-use.ts'

/** Why somebody who is registered is refused another letter: `enrolledWithoutLetter`, unless it was done by a letter. */
export async function registeredRefusal(
  tx: Db,
  learnerId: number,
  { kind, subjectId }: LetterUsed,
): Promise<Refused> {
  const [used] = await tx
    .select({ id: invitation.id })
    .from(invitation)
    .where(
      and(
        eq(invitation.learnerId, learnerId),
        eq(invitation.kind, kind),
        eq(invitation.subjectId, subjectId),
      ),
    )
    .limit(1)
  return refuse(used ? 'alreadyRegistered' : 'enrolledWithoutLetter')
}
