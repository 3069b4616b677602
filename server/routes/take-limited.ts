import type { Learner } from '#src/domain/learner/learner.ts'
import type { RefusedResult } from '#src/domain/refusal.ts'
import type { HandlerContext } from '../http/respond.ts'
import { visitor } from '../http/visitor.ts'
import type { LetterUse, LetterUsed } from '../services/invitations/invitation/letter-use.ts'
import { limitLetters } from '../services/invitations/invitation/limit-letters.ts'
import { takeLetter } from '../services/invitations/invitation/take-letter.ts'

/** Uses a letter for the learner, unless the learner or the address has tried too often. */
export const takeLimited = (
  { db, learner, now, http, config, tenant, site, language }: HandlerContext<unknown> & { learner: Learner },
  use: Pick<LetterUse, 'code' | 'emailNotification' | 'subject' | 'food'>,
): Promise<LetterUsed | RefusedResult> =>
  limitLetters(db, { learnerId: learner.id, visitor: visitor(http, { config }), now }, () =>
    takeLetter(db, { ...use, learner, audience: { tenant, site, language }, now }),
  )
