import * as contract from '#src/contract/catalogue/survey.ts'
import { refuse } from '#src/domain/refusal.ts'
import type { SurveyedTrainingKind } from '#src/domain/survey/survey.ts'
import type { Db } from '../../db/client.ts'
import { implementForLearner } from '../../implement.ts'
import { findSurvey, listPendingSurveys } from '../../services/catalogue/survey/find-survey.ts'
import { saveSurvey } from '../../services/catalogue/survey/save-survey.ts'
import type { Audience } from '../../services/platform/content-query/published-for.ts'

interface SurveyKey {
  surveyId: number
  targetId: number
  training: SurveyedTrainingKind
}

/** Returns the requested survey if it is pending for the learner. */
async function findPending(db: Db, audience: Audience, learnerId: number, key: SurveyKey) {
  const pending = (await listPendingSurveys(db, audience, learnerId)).find(
    (each) =>
      each.surveyId === key.surveyId && each.targetId === key.targetId && each.training === key.training,
  )
  return pending && findSurvey(db, audience, pending)
}

export const surveyRoutes = [
  implementForLearner(contract.getPendingSurvey, async ({ db, learner, ...audience }) => {
    const [next] = await listPendingSurveys(db, audience, learner.id)
    return {
      waits: next !== undefined,
      surveyId: next?.surveyId ?? null,
      targetId: next?.targetId ?? null,
      training: next?.training ?? null,
    }
  }),

  implementForLearner(
    contract.getSurvey,
    async ({ db, request, learner, ...audience }) =>
      (await findPending(db, audience, learner.id, request)) ?? null,
  ),

  implementForLearner(contract.saveSurvey, async ({ db, request, learner, now, ...audience }) => {
    const survey = await findPending(db, audience, learner.id, request)
    return survey ? saveSurvey(db, learner.id, survey, request.content, now) : refuse('notFound')
  }),
]
