import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { survey, surveyQuestion, surveyQuestionText, surveyText } from '#server/db/schema/survey.ts'
import { surveyAnswer } from '#server/db/schema/survey-answer.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import { textOfItem } from '#server/services/platform/content-query/text-of-item.ts'
import type { Survey, SurveyTraining } from '#src/domain/survey/survey.ts'
import { certificationTypeOf } from './certification-type-of.ts'
import { type FinishedTraining, finishedTrainings } from './finished-trainings.ts'

/** The id of the survey about each kind of training that an audience is shown. */
async function surveysByTraining(db: Db, audience: Audience): Promise<Map<SurveyTraining, number>> {
  const rows = await db
    .select({ id: survey.id, training: survey.training })
    .from(survey)
    .innerJoin(contentItem, isPublishedFor(audience, 'survey', survey.id))
    .orderBy(asc(survey.id))
  return new Map(rows.map(({ id, training }) => [training, id]))
}

/** The trainings that a learner has finished but not evaluated yet, each with its survey, the newest first. */
export async function pendingSurveys(
  db: Db,
  audience: Audience,
  learnerId: number,
): Promise<(FinishedTraining & { surveyId: number })[]> {
  const surveys = await surveysByTraining(db, audience)
  const answered = await db.select().from(surveyAnswer).where(eq(surveyAnswer.learnerId, learnerId))
  const done = new Set(answered.map(({ training, targetId }) => `${training} ${targetId}`))
  const finished = await finishedTrainings(db, learnerId, audience.language)
  return finished.flatMap((each) => {
    const surveyId = surveys.get(each.training)
    return surveyId === undefined || done.has(`${each.training} ${each.targetId}`)
      ? []
      : [{ ...each, surveyId }]
  })
}

/** A survey that a learner has not answered yet, with its questions in the audience's language. */
export async function findSurvey(
  db: Db,
  audience: Audience,
  about: FinishedTraining & { surveyId: number },
): Promise<Survey> {
  const [row] = await db
    .select({ text: surveyText })
    .from(survey)
    .innerJoin(surveyText, textOfItem(surveyText, survey.id, audience.language))
    .where(eq(survey.id, about.surveyId))
  if (!row) throw new Error(`Survey ${about.surveyId} has no text`)
  const questions = await db
    .select({ question: surveyQuestion, text: surveyQuestionText })
    .from(surveyQuestion)
    .innerJoin(surveyQuestionText, textOfItem(surveyQuestionText, surveyQuestion.id, audience.language))
    .where(and(eq(surveyQuestion.surveyId, about.surveyId), isNotNull(surveyQuestion.position)))
    .orderBy(asc(surveyQuestion.position))
  return {
    id: about.surveyId,
    name: row.text.name,
    description: row.text.description,
    training: about.training,
    targetId: about.targetId,
    targetName: about.targetName,
    certificationType: await certificationTypeOf(db, about),
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
