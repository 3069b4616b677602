import * as z from 'zod/mini'
import type { Db } from '#server/db/client.ts'
import { surveyAnswer } from '#server/db/schema/survey-answer.ts'
import { isStorable } from '#server/services/platform/storable-text.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { areComplete, type Survey } from '#src/domain/survey/survey.ts'

const sent = z.array(z.object({ questionId: z.int(), answer: z.string().check(z.refine(isStorable)) }))

/** Reads the answers from a text of JSON, by the id of their question; undefined when the text is none, or an answer can't be stored. */
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

/**
 * Keeps the answers to a survey. Refused as `invalid` when they are not complete, and as `repeatSubmit` when
 * it was answered before.
 */
export async function saveSurvey(
  db: Db,
  learnerId: number,
  survey: Survey,
  content: string,
  now: number,
): Promise<true | RefusedResult> {
  const answers = readAnswers(content)
  if (!answers || !areComplete(survey.questions, answers)) return refuse('invalid')
  const given = [...answers].filter(([, answer]) => answer !== '')
  const { id: surveyId, training, targetId } = survey
  const kept = await db
    .insert(surveyAnswer)
    .values({
      surveyId,
      learnerId,
      training,
      targetId,
      answers: Object.fromEntries(given),
      answeredAt: new Date(now),
    })
    .onConflictDoNothing()
    .returning({ id: surveyAnswer.surveyId })
  return kept.length > 0 ? true : refuse('repeatSubmit')
}
