import * as contract from '../../src/contract/survey.ts'
import { refuse } from '../../src/domain/refusal/refusal.ts'
import type { Training } from '../../src/domain/survey/survey.ts'
import type { Db } from '../db/client.ts'
import { implementForLearner } from '../implement.ts'
import type { Audience } from '../services/content/shown-to.ts'
import { findSurvey, pendingSurveys } from '../services/survey/find-survey.ts'
import { saveSurvey } from '../services/survey/save-survey.ts'

interface Which {
  releaseSurveyId: number
  relationId: number
  relationType: Training
}

/** The asked survey, if it waits for the learner. */
async function waiting(db: Db, audience: Audience, learnerId: number, which: Which) {
  const about = (await pendingSurveys(db, audience, learnerId)).find(
    (each) =>
      each.surveyId === which.releaseSurveyId &&
      each.subjectId === which.relationId &&
      each.training === which.relationType,
  )
  return about && findSurvey(db, audience, about)
}

export const surveyRoutes = [
  implementForLearner(contract.getPendingSurvey, async ({ db, learner, ...audience }) => {
    const [next] = await pendingSurveys(db, audience, learner.id)
    return {
      showSurvey: next !== undefined,
      surveyId: next?.surveyId ?? null,
      relationId: next?.subjectId ?? null,
      relationType: next?.training ?? null,
    }
  }),

  implementForLearner(
    contract.getSurvey,
    async ({ db, request, learner, ...audience }) =>
      (await waiting(db, audience, learner.id, request)) ?? null,
  ),

  implementForLearner(contract.saveSurvey, async ({ db, request, learner, now, ...audience }) => {
    const survey = await waiting(db, audience, learner.id, request)
    return survey ? saveSurvey(db, learner.id, survey, request.content, now) : refuse('notFound')
  }),
]
