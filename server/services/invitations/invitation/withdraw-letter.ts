import type { Db } from '#server/db/client.ts'
import { writeAuditEntry } from '#server/services/platform/audit/write-audit.ts'
import { canChangeInvitationState } from '#src/domain/invitation/invitation.ts'
import { computeLetterState } from '#src/domain/invitation/invitation-letter.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { findLetter } from './find-letter.ts'
import { updateInvitationState } from './update-invitation-state.ts'

/**
 * Withdraws an unused letter. Refused as `incorrectLetter` for an unknown code, and as `letterUsed`, `expiredLetter`
 * or `invalidLetter` if the letter is used, expired or already withdrawn.
 */
export async function withdrawLetter(
  db: Db,
  { code, reviewer, now }: { code: string; reviewer: string; now: number },
): Promise<true | RefusedResult> {
  return db.transaction(async (tx) => {
    const letter = await findLetter(tx, code, true)
    if (!letter) return refuse('incorrectLetter')
    const state = computeLetterState(letter, now)
    if (!canChangeInvitationState(state, 'withdrawn'))
      return refuse(state === 'used' ? 'letterUsed' : state === 'expired' ? 'expiredLetter' : 'invalidLetter')
    await updateInvitationState(tx, letter, 'withdrawn')
    await writeAuditEntry(tx, { actor: reviewer, now, act: 'withdraw', subject: `invitation ${letter.id}` })
    return true
  })
}
