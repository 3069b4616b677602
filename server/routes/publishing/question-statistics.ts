import * as contract from '#src/contract/publishing/question-statistics.ts'
import { operatorOf } from '../../http/operator.ts'
import { implement } from '../../implement.ts'
import { getQuestionStatistics } from '../../services/learning/question/get-question-statistics.ts'
import { getScoreDistribution } from '../../services/learning/question/get-score-distribution.ts'
import { previewQuestionVoiding } from '../../services/learning/question/preview-question-voiding.ts'
import { voidQuestion } from '../../services/learning/question/void-question.ts'

export const questionStatisticsRoutes = [
  implement(contract.getQuestionStatistics, ({ db, request }) => getQuestionStatistics(db, request)),

  implement(contract.getScoreDistribution, ({ db, request }) => getScoreDistribution(db, request)),

  implement(contract.previewQuestionVoiding, ({ db, request, http }) =>
    previewQuestionVoiding(db, { ...request, operator: operatorOf(http) }),
  ),

  implement(contract.voidQuestion, ({ db, request, http, now }) =>
    voidQuestion(db, { ...request, operator: operatorOf(http), now }),
  ),
]
