import * as z from 'zod/mini'
import type { Db } from '#server/db/client.ts'
import { surveyAnswer } from '#server/db/schema/survey-answer.ts'
import { isStorable } from '#server/services/platform/storable-text.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { areAnswersComplete, type Survey } from '#src/domain/survey/survey.ts'

const sentAnswers = z.array(z.object({ questionId: z.int(), answer: z.string().check(z.refine(isStorable)) }))

/**
 * Parses the answers from JSON, by question id; undefined if the JSON is malformed or contains an answer that can't
 * be stored.
 */
export function parseSurveyAnswers(content: string): Map<number, string> | undefined {
  try {
    const parsed = sentAnswers.safeParse(JSON.parse(content))
    return parsed.success
      ? new Map(parsed.data.map(({ questionId, answer }) => [questionId, answer.trim()]))
      : undefined
  } catch {
    return undefined
  }
}

/**
 * Saves the answers to a survey. Refused as `invalid` if answers are missing or `content` can't be parsed, and as
 * `repeatSubmit` if the survey is already answered.
 */
export async function saveSurvey(
  db: Db,
  learnerId: number,
  survey: Survey,
  content: string,
  now: number,
): Promise<true | RefusedResult> {
  const answers = parseSurveyAnswers(content)
  if (!answers || !areAnswersComplete(survey.questions, answers)) return refuse('invalid')
  const nonEmpty = [...answers].filter(([, answer]) => answer !== '')
  const { id: surveyId, training, targetId } = survey
  const stored = await db
    .insert(surveyAnswer)
    .values({
      surveyId,
      learnerId,
      training,
      targetId,
      answers: Object.fromEntries(nonEmpty),
      answeredAt: new Date(now),
    })
    .onConflictDoNothing()
    .returning({ id: surveyAnswer.surveyId })
  return stored.length > 0 ? true : refuse('repeatSubmit')
}
