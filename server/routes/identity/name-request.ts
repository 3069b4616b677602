import * as contract from '#src/contract/identity/name-request.ts'
import { isRefused } from '#src/domain/refusal.ts'
import { operatorOf } from '../../http/operator.ts'
import { implement, implementForLearner } from '../../implement.ts'
import { loadUserInfo } from '../../services/identity/learner/load-user-info.ts'
import { decideNameRequest } from '../../services/identity/name-request/decide-name-request.ts'
import { listNameRequests } from '../../services/identity/name-request/list-name-requests.ts'
import { withdrawNameRequest } from '../../services/identity/name-request/withdraw-name-request.ts'
import { reissueCertificate } from '../../services/learning/certificate/reissue-certificate.ts'

export const nameRequestRoutes = [
  implementForLearner(contract.withdrawNameRequest, async ({ db, learner, now, ...audience }) => {
    const withdrawn = await withdrawNameRequest(db, learner.id, now)
    return isRefused(withdrawn) ? withdrawn : loadUserInfo(db, audience, learner, now)
  }),

  implement(contract.getNameRequests, ({ db, log, request }) => listNameRequests(db, log, request)),

  implement(contract.decideNameRequest, ({ db, ports, request, now, http }) => {
    const { id, approve, reason, reissue = false } = request
    const decision = { id, approve, reason, reissue, reviewer: operatorOf(http), now }
    return decideNameRequest(db, ports.storage, decision)
  }),

  implement(contract.reissueCertificate, ({ db, ports, request, now, http }) =>
    reissueCertificate(db, ports.storage, { ...request, reviewer: operatorOf(http), now }),
  ),
]
