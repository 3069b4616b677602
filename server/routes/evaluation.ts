import * as contract from '../../src/contract/evaluation.ts'
import { implementForLearner } from '../implement.ts'
import { evaluationOf } from '../services/survey/evaluation-of.ts'

export const evaluationRoutes = [
  implementForLearner(contract.getEvaluation, ({ db, request, learner, ...audience }) => {
    const { relationType: training, relationId: subjectId } = request
    return evaluationOf(db, audience, { learnerId: learner.id, training, subjectId })
  }),

  implementForLearner(contract.getClassroomEvaluation, ({ db, request, learner, ...audience }) =>
    evaluationOf(db, audience, {
      learnerId: learner.id,
      training: 'classroom',
      subjectId: request.relationId,
    }),
  ),
]
