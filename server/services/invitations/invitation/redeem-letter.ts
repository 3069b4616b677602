import type { Db } from '#server/db/client.ts'
import { checkLetter, isSameEmail } from '#src/domain/invitation/invitation-letter.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { siteFolderOf } from '#src/sites/load-sites.ts'
import { enrolByLetter } from './enrol-by-letter.ts'
import { findLetter } from './find-letter.ts'
import { findRegisteredRefusal } from './find-registered-refusal.ts'
import type { LetterItem, RedeemLetterInput } from './redeem-letter-input.ts'
import { updateInvitationState } from './update-invitation-state.ts'

/**
 * Uses a letter. A letter can be used only once: concurrent uses of the same code wait, and then find the letter
 * used. If the enrolment is refused, the letter stays unused. Refused as `incorrectLetter` for an unknown code, and
 * as `invalidLetter` for a withdrawn letter and for a letter that names another item. Refused as `letterUsed` or
 * `expiredLetter` for a used or expired letter, and as `letterOfOtherSite` on a site where the letter is not valid.
 * Refused as `otherEmailInvited` if the letter names another email address, and for the reason that
 * `findRegisteredRefusal` returns if the learner is enrolled already. Also refused for the same reasons as
 * `enrolByLetter`. Specification 1, section 5.
 */
export async function redeemLetter(db: Db, use: RedeemLetterInput): Promise<LetterItem | RefusedResult> {
  const { code, learner, audience, expectedItem: subject, now } = use
  return db.transaction(async (tx) => {
    const letter = await findLetter(tx, code, true)
    if (!letter) return refuse('incorrectLetter')
    const refused = checkLetter(letter, { site: siteFolderOf(audience.site), now })
    if (refused) return refused
    const { kind, targetId, invitedEmail } = letter
    if (subject && (subject.kind !== kind || subject.id !== targetId)) return refuse('invalidLetter')
    if (invitedEmail !== null && !isSameEmail(invitedEmail, learner.email)) return refuse('otherEmailInvited')
    const enrolled = await enrolByLetter(tx, { kind, targetId }, use)
    if (isRefused(enrolled))
      return enrolled.refusal === 'alreadyRegistered'
        ? findRegisteredRefusal(tx, learner.id, { kind, targetId })
        : enrolled
    await updateInvitationState(tx, letter, 'used', { learnerId: learner.id, usedAt: new Date(now) })
    return { kind, targetId }
  })
}
