import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { surveyAnswer } from '#server/db/schema/survey-answer.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { Evaluation } from '#src/domain/survey/evaluation.ts'
import type { SurveyedTrainingKind } from '#src/domain/survey/survey.ts'
import { listPendingSurveys } from './find-survey.ts'

/**
 * Returns the state of a learner's evaluation of a training: the learner can evaluate it, has evaluated it, or has
 * no survey about it.
 */
export async function findEvaluation(
  db: Db,
  audience: Audience,
  { learnerId, training, targetId }: { learnerId: number; training: SurveyedTrainingKind; targetId: number },
): Promise<Evaluation> {
  const isOwnAnswer = and(
    eq(surveyAnswer.learnerId, learnerId),
    eq(surveyAnswer.training, training),
    eq(surveyAnswer.targetId, targetId),
  )
  const [answer] = await db.select({ surveyId: surveyAnswer.surveyId }).from(surveyAnswer).where(isOwnAnswer)
  if (answer) return { state: 'answered', surveyId: answer.surveyId }
  const waiting = await listPendingSurveys(db, audience, learnerId)
  const due = waiting.find((survey) => survey.training === training && survey.targetId === targetId)
  return due ? { state: 'due', surveyId: due.surveyId } : { state: 'none', surveyId: null }
}
