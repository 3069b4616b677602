import * as z from 'zod/mini'
import { surveyQuestionType } from './survey-document.ts'

/** What a survey is about. */
export const training = z.enum(['course', 'classroom', 'certification'])
export type Training = z.infer<typeof training>

export const surveyQuestion = z.object({
  id: z.int(),
  content: z.string(),
  type: surveyQuestionType,
  required: z.boolean(),
  options: z.array(z.string()),
  /** What was answered before; '' for nothing. */
  answer: z.string(),
})
export type SurveyQuestion = z.infer<typeof surveyQuestion>

/** A survey about something that a learner has finished. Specification 1, section 3. */
export const survey = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  training,
  subjectId: z.int(),
  subjectName: z.string(),
  /** The slug of the certification type that the training belongs to, if any. */
  certificationType: z.nullable(z.string()),
  questions: z.array(surveyQuestion),
})
export type Survey = z.infer<typeof survey>

/** Free text is at most so long. Specification 1, section 5. */
export const longestText = 200

/** Whether an answer fits its question: one option, several joined by commas, or text. Empty fits where nothing is required. */
export function fits(question: SurveyQuestion, answer: string): boolean {
  if (answer === '') return !question.required
  if (question.type === 'text') return answer.length <= longestText
  const chosen = question.type === 'single' ? [answer] : answer.split(',')
  return new Set(chosen).size === chosen.length && chosen.every((each) => question.options.includes(each))
}

/** Whether answers, by the number of their question, are all there and all fit. Specification 1, section 5. */
export const areComplete = (
  questions: readonly SurveyQuestion[],
  answers: ReadonlyMap<number, string>,
): boolean =>
  [...answers.keys()].every((id) => questions.some((question) => question.id === id)) &&
  questions.every((question) => fits(question, answers.get(question.id) ?? ''))
