import { and, eq } from 'drizzle-orm'
import type { Evaluation } from '../../../src/domain/survey/evaluation.ts'
import type { Training } from '../../../src/domain/survey/survey.ts'
import type { Db } from '../../db/client.ts'
import { surveyAnswer } from '../../db/schema/survey-answer.ts'
import type { Audience } from '../content/shown-to.ts'
import { pendingSurveys } from './find-survey.ts'

/** How the survey about a training stands for a learner. */
export async function evaluationOf(
  db: Db,
  audience: Audience,
  { learnerId, training, subjectId }: { learnerId: number; training: Training; subjectId: number },
): Promise<Evaluation> {
  const mine = and(
    eq(surveyAnswer.learnerId, learnerId),
    eq(surveyAnswer.training, training),
    eq(surveyAnswer.subjectId, subjectId),
  )
  const [given] = await db.select({ surveyId: surveyAnswer.surveyId }).from(surveyAnswer).where(mine)
  if (given) return { state: 'answered', surveyId: given.surveyId }
  const waiting = await pendingSurveys(db, audience, learnerId)
  const due = waiting.find((each) => each.training === training && each.subjectId === subjectId)
  return due ? { state: 'due', surveyId: due.surveyId } : { state: 'none', surveyId: null }
}
