import * as contract from '#src/contract/learning/invitation.ts'
import { isRefused, refuse } from '#src/domain/refusal.ts'
import { siteFolderOf } from '#src/sites/load-sites.ts'
import { operatorNameOf, operatorOf } from '../../http/operator.ts'
import { implement, implementForLearner } from '../../implement.ts'
import { createLetter } from '../../services/invitations/invitation/create-letter.ts'
import {
  findCertificationVersionOfLetter,
  getLetterDetail,
} from '../../services/invitations/invitation/get-letter-detail.ts'
import { withdrawLetter } from '../../services/invitations/invitation/withdraw-letter.ts'
import { getPracticalExam } from '../../services/learning/practical-exam/find-practical-exams.ts'
import { redeemLetterWithinLimit } from '../redeem-letter-within-limit.ts'
import { examReaderOf } from './exam-reader.ts'

export const invitationRoutes = [
  implementForLearner(contract.enrolByCode, async (context) => {
    const { code, kind, targetId: id, emailNotification } = context.request
    const used = await redeemLetterWithinLimit(context, {
      code,
      emailNotification,
      expectedItem: { kind, id },
    })
    return isRefused(used) ? used : { ...used, status: 'audited' as const }
  }),

  implementForLearner(contract.acceptInvitation, async (context) => {
    const used = await redeemLetterWithinLimit(context, { ...context.request, expectedItem: null })
    return isRefused(used) ? used : { ...used, status: 'audited' as const }
  }),

  implementForLearner(contract.enrolInExamByCode, async (context) => {
    const { db, request, learner, secrets, now, ...audience } = context
    const subject = { kind: 'practicalExam' as const, id: request.practicalExamId }
    const { emailNotification } = learner
    const used = await redeemLetterWithinLimit(context, {
      code: request.code,
      emailNotification,
      expectedItem: subject,
    })
    if (isRefused(used)) return used
    const reading = { now, reader: examReaderOf(learner, secrets) }
    return getPracticalExam(db, audience, used.targetId, reading)
  }),

  implement(contract.getInvitation, ({ db, request, now, ...audience }) =>
    getLetterDetail(db, { code: request.code, audience, now }),
  ),

  implement(contract.getInvitedCertification, ({ db, request, now, ...audience }) =>
    findCertificationVersionOfLetter(db, { code: request.code, audience, now }),
  ),

  implement(contract.createInvitation, ({ db, request, sites, random, now, http }) => {
    const { kind, targetId, validUntil, email: invitedEmail = null, site = null } = request
    if (site !== null && !sites.sites.some((each) => siteFolderOf(each) === site)) return refuse('invalid')
    const reviewer = operatorOf(http)
    return createLetter(db, { kind, targetId, invitedEmail, site, validUntil, reviewer, now }, random)
  }),

  implement(contract.withdrawInvitation, ({ db, request, now, http }) =>
    withdrawLetter(db, { code: request.code, reviewer: operatorNameOf(http), now }),
  ),
]
