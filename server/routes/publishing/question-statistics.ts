import * as contract from '#src/contract/publishing/question-statistics.ts'
import { operatorOf } from '../../http/operator.ts'
import { implement } from '../../implement.ts'
import { getQuestionStatistics } from '../../services/learning/question/get-question-statistics.ts'
import { getScoreDistribution } from '../../services/learning/question/get-score-distribution.ts'
import { previewQuestionWithdrawal } from '../../services/learning/question/preview-question-withdrawal.ts'
import { withdrawQuestion } from '../../services/learning/question/withdraw-question.ts'

export const questionStatisticsRoutes = [
  implement(contract.getQuestionStatistics, ({ db, request }) => getQuestionStatistics(db, request)),

  implement(contract.getScoreDistribution, ({ db, request }) => getScoreDistribution(db, request)),

  implement(contract.previewQuestionWithdrawal, ({ db, request, http }) =>
    previewQuestionWithdrawal(db, { ...request, operator: operatorOf(http) }),
  ),

  implement(contract.takeOutQuestion, ({ db, request, http, now }) =>
    withdrawQuestion(db, { ...request, operator: operatorOf(http), now }),
  ),
]
