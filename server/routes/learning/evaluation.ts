import * as contract from '#src/contract/learning/evaluation.ts'
import { implementForLearner } from '../../implement.ts'
import { findEvaluation } from '../../services/catalogue/survey/find-evaluation.ts'

export const evaluationRoutes = [
  implementForLearner(contract.getEvaluation, ({ db, request, learner, ...audience }) =>
    findEvaluation(db, audience, { learnerId: learner.id, ...request }),
  ),

  implementForLearner(contract.getClassroomEvaluation, ({ db, request, learner, ...audience }) =>
    findEvaluation(db, audience, {
      learnerId: learner.id,
      training: 'classroom',
      targetId: request.classroomId,
    }),
  ),
]
