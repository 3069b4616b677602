import { mayMoveInvitation } from '../../../src/domain/invitation/invitation.ts'
import { letterStateAt } from '../../../src/domain/invitation/letter.ts'
import { type Refused, refuse } from '../../../src/domain/refusal/refusal.ts'
import type { Db } from '../../db/client.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { findLetter } from './find-letter.ts'
import { moveLetter } from './move-letter.ts'

/** Takes a letter back that nobody has used. Refused as `incorrectLetter`, `letterUsed`, `expiredLetter`, `invalidLetter`. */
export async function withdrawLetter(
  db: Db,
  { code, reviewer, now }: { code: string; reviewer: string; now: number },
): Promise<true | Refused> {
  return db.transaction(async (tx) => {
    const letter = await findLetter(tx, code, true)
    if (!letter) return refuse('incorrectLetter')
    const state = letterStateAt(letter, now)
    if (!mayMoveInvitation(state, 'withdrawn'))
      return refuse(state === 'used' ? 'letterUsed' : state === 'expired' ? 'expiredLetter' : 'invalidLetter')
    await moveLetter(tx, letter, 'withdrawn')
    await writeAudit(tx, { actor: reviewer, now, act: 'withdraw', subject: `invitation ${letter.id}` })
    return true
  })
}
