import * as z from 'zod/mini'
import { surveyQuestionType } from './survey-question-type.ts'

/** The kinds of training about which there are surveys. */
export const surveyedTrainingKind = z.enum(['course', 'classroom', 'certification'])
export type SurveyedTrainingKind = z.infer<typeof surveyedTrainingKind>

export const surveyQuestion = z.object({
  id: z.int(),
  content: z.string(),
  type: surveyQuestionType,
  required: z.boolean(),
  options: z.array(z.string()),
  /** The learner's earlier answer; '' if the learner has not answered. */
  answer: z.string(),
})
export type SurveyQuestion = z.infer<typeof surveyQuestion>

/** A survey about a training that a learner has finished. Specification 1, section 3. */
export const survey = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  training: surveyedTrainingKind,
  targetId: z.int(),
  targetName: z.string(),
  /** The slug of the certification type to which the training belongs; null if it belongs to none. */
  certificationType: z.nullable(z.string()),
  questions: z.array(surveyQuestion),
})
export type Survey = z.infer<typeof survey>

/** The maximum number of characters of a free-text answer. Specification 1, section 5. */
export const maxAnswerLength = 200

/**
 * Whether an answer is valid for its question: it is one option, several options joined by commas, or text. An
 * empty answer is valid if the question is optional.
 */
export function isValidAnswer(question: SurveyQuestion, answer: string): boolean {
  if (answer === '') return !question.required
  if (question.type === 'text') return answer.length <= maxAnswerLength
  const chosen = question.type === 'single' ? [answer] : answer.split(',')
  return new Set(chosen).size === chosen.length && chosen.every((each) => question.options.includes(each))
}

/**
 * Whether all required questions are answered and all answers are valid; `answers` contains the answers by question
 * id. Specification 1, section 5.
 */
export const areAnswersComplete = (
  questions: readonly SurveyQuestion[],
  answers: ReadonlyMap<number, string>,
): boolean =>
  [...answers.keys()].every((id) => questions.some((question) => question.id === id)) &&
  questions.every((question) => isValidAnswer(question, answers.get(question.id) ?? ''))
