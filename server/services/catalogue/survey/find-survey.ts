import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { survey, surveyQuestion, surveyQuestionText, surveyText } from '#server/db/schema/survey.ts'
import { surveyAnswer } from '#server/db/schema/survey-answer.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import { isItemText } from '#server/services/platform/content-query/text-of-item.ts'
import type { Survey, SurveyedTrainingKind } from '#src/domain/survey/survey.ts'
import { findCertificationType } from './find-certification-type.ts'
import { type FinishedTraining, listFinishedTrainings } from './list-finished-trainings.ts'

/** Returns the id of the visible survey about each kind of training. */
async function surveysByTraining(db: Db, audience: Audience): Promise<Map<SurveyedTrainingKind, number>> {
  const rows = await db
    .select({ id: survey.id, training: survey.training })
    .from(survey)
    .innerJoin(contentItem, isPublishedFor(audience, 'survey', survey.id))
    .orderBy(asc(survey.id))
  return new Map(rows.map(({ id, training }) => [training, id]))
}

/**
 * Lists the trainings that a learner has finished but not evaluated, each with its survey, the newest first.
 */
export async function listPendingSurveys(
  db: Db,
  audience: Audience,
  learnerId: number,
): Promise<(FinishedTraining & { surveyId: number })[]> {
  const surveys = await surveysByTraining(db, audience)
  const answered = await db.select().from(surveyAnswer).where(eq(surveyAnswer.learnerId, learnerId))
  const answeredKeys = new Set(answered.map(({ training, targetId }) => `${training} ${targetId}`))
  const finished = await listFinishedTrainings(db, learnerId, audience.language)
  return finished.flatMap((training) => {
    const surveyId = surveys.get(training.training)
    return surveyId === undefined || answeredKeys.has(`${training.training} ${training.targetId}`)
      ? []
      : [{ ...training, surveyId }]
  })
}

/** Returns a survey for a learner, with its questions in the audience's language. */
export async function findSurvey(
  db: Db,
  audience: Audience,
  pending: FinishedTraining & { surveyId: number },
): Promise<Survey> {
  const [row] = await db
    .select({ text: surveyText })
    .from(survey)
    .innerJoin(surveyText, isItemText(surveyText, survey.id, audience.language))
    .where(eq(survey.id, pending.surveyId))
  if (!row) throw new Error(`Survey ${pending.surveyId} has no text`)
  const questions = await db
    .select({ question: surveyQuestion, text: surveyQuestionText })
    .from(surveyQuestion)
    .innerJoin(surveyQuestionText, isItemText(surveyQuestionText, surveyQuestion.id, audience.language))
    .where(and(eq(surveyQuestion.surveyId, pending.surveyId), isNotNull(surveyQuestion.position)))
    .orderBy(asc(surveyQuestion.position))
  return {
    id: pending.surveyId,
    name: row.text.name,
    description: row.text.description,
    training: pending.training,
    targetId: pending.targetId,
    targetName: pending.targetName,
    certificationType: await findCertificationType(db, pending),
    questions: questions.map(({ question, text }) => ({
      id: question.id,
      content: text.content,
      type: question.type,
      required: question.required,
      options: text.options,
      answer: '',
    })),
  }
}
