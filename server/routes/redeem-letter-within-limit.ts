import type { Learner } from '#src/domain/learner/learner.ts'
import type { RefusedResult } from '#src/domain/refusal.ts'
import type { HandlerContext } from '../http/respond.ts'
import { visitorKeyOf } from '../http/visitor-key.ts'
import { limitLetterAttempts } from '../services/invitations/invitation/limit-letter-attempts.ts'
import { redeemLetter } from '../services/invitations/invitation/redeem-letter.ts'
import type { LetterItem, RedeemLetterInput } from '../services/invitations/invitation/redeem-letter-input.ts'

/**
 * Uses an invitation letter for the learner, unless the learner or the network address has made too many attempts.
 */
export const redeemLetterWithinLimit = (
  { db, learner, now, http, config, tenant, site, language }: HandlerContext<unknown> & { learner: Learner },
  use: Pick<RedeemLetterInput, 'code' | 'emailNotification' | 'expectedItem' | 'food'>,
): Promise<LetterItem | RefusedResult> =>
  limitLetterAttempts(db, { learnerId: learner.id, visitor: visitorKeyOf(http, { config }), now }, () =>
    redeemLetter(db, { ...use, learner, audience: { tenant, site, language }, now }),
  )
