import * as contract from '../../src/contract/attempt.ts'
import { implement, implementForLearner } from '../implement.ts'
import { listAttempts } from '../services/exam/list-attempts.ts'
import { recordFocus } from '../services/exam/record-focus.ts'

export const attemptRoutes = [
  implementForLearner(contract.recordFocus, ({ db, request, learner, now }) =>
    recordFocus(db, {
      learnerId: learner.id,
      attemptId: request.examRefId,
      events: request.events,
      now,
    }),
  ),

  implement(contract.getAttempts, ({ db, request }) => listAttempts(db, request.email)),
]
