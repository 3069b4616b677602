import * as z from 'zod/mini'
import { type Refused, refuse } from '../../../src/domain/refusal/refusal.ts'
import { areComplete, type Survey } from '../../../src/domain/survey/survey.ts'
import type { Db } from '../../db/client.ts'
import { surveyAnswer } from '../../db/schema/survey-answer.ts'

const sent = z.array(z.object({ questionId: z.int(), answer: z.string() }))

/** The answers in a text of JSON, by question; undefined when it is none. */
export function readAnswers(content: string): Map<number, string> | undefined {
  try {
    const read = sent.safeParse(JSON.parse(content))
    return read.success
      ? new Map(read.data.map(({ questionId, answer }) => [questionId, answer.trim()]))
      : undefined
  } catch {
    return undefined
  }
}

/** Keeps the answers to a survey, once. Refused as `invalid` when they are not complete, and as `repeatSubmit`. */
export async function saveSurvey(
  db: Db,
  learnerId: number,
  survey: Survey,
  content: string,
  now: number,
): Promise<true | Refused> {
  const answers = readAnswers(content)
  if (!answers || !areComplete(survey.questions, answers)) return refuse('invalid')
  const given = [...answers].filter(([, answer]) => answer !== '')
  const { id: surveyId, training, subjectId } = survey
  const kept = await db
    .insert(surveyAnswer)
    .values({
      surveyId,
      learnerId,
      training,
      subjectId,
      answers: Object.fromEntries(given),
      answeredAt: new Date(now),
    })
    .onConflictDoNothing()
    .returning({ id: surveyAnswer.surveyId })
  return kept.length > 0 ? true : refuse('repeatSubmit')
}
