import * as contract from '#src/contract/learning/review.ts'
import { operatorOf } from '../../http/operator.ts'
import { implement } from '../../implement.ts'
import { decideRegistration } from '../../services/learning/review/decide-registration.ts'
import { listWaiting } from '../../services/learning/review/list-waiting.ts'

export const reviewRoutes = [
  implement(contract.getWaitingRegistrations, ({ db, log, language, request }) =>
    listWaiting(db, log, language, request),
  ),

  implement(contract.decideRegistration, ({ db, request, now, http }) =>
    decideRegistration(db, { ...request, reviewer: operatorOf(http), now }),
  ),
]
