import * as contract from '#src/contract/learning/attempt.ts'
import { implement, implementForLearner } from '../../implement.ts'
import { listAttempts } from '../../services/learning/exam/list-attempts.ts'
import { recordFocus } from '../../services/learning/exam/record-focus.ts'

export const attemptRoutes = [
  implementForLearner(contract.recordFocus, ({ db, request, learner, now }) =>
    recordFocus(db, {
      learnerId: learner.id,
      attemptId: request.attemptId,
      events: request.events,
      now,
    }),
  ),

  implement(contract.getAttempts, ({ db, request }) => listAttempts(db, request.email)),
]
