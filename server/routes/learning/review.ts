import * as contract from '#src/contract/learning/review.ts'
import { operatorOf } from '../../http/operator.ts'
import { implement } from '../../implement.ts'
import { decideRegistration } from '../../services/learning/review/decide-registration.ts'
import { listWaitingRegistrations } from '../../services/learning/review/list-waiting-registrations.ts'

export const reviewRoutes = [
  implement(contract.getWaitingRegistrations, ({ db, log, language, request }) =>
    listWaitingRegistrations(db, log, language, request),
  ),

  implement(contract.decideRegistration, ({ db, request, now, http }) =>
    decideRegistration(db, { ...request, reviewer: operatorOf(http), now }),
  ),
]
