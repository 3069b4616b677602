import * as z from 'zod/mini'
import { questionType } from '../pool/question-type.ts'
import { attemptState } from './attempt.ts'
import type { PaperKind } from './draw.ts'

/**
 * The kinds of exams: a certification's theory exam, or the quiz of a course, topic or video. Specification
 * 1, section 4: relation types.
 */
export const examKind = z.enum(['theory', 'quiz', 'topic', 'nonCertification'])
export type ExamKind = z.infer<typeof examKind>
/** The kinds of exams that are quizzes: of a course, of a topic, of a video. */
export type QuizKind = Exclude<ExamKind, 'theory'>

/**
 * Returns the kind of exam paper for a kind of exam. Only theory exams have a time limit, limited attempts, and
 * papers of fifty questions.
 */
export const paperKindOf = (kind: ExamKind): PaperKind => (kind === 'theory' ? 'theory' : 'quiz')

/**
 * The picture of a question or of an option: its URL, which only this session can use, its size in pixels, and its
 * alternative text.
 */
export const examPicture = z.object({
  link: z.string(),
  width: z.int(),
  height: z.int(),
  says: z.string(),
})

/**
 * An option of a question with its letter, from A: text, a picture, or both. `text` is empty if the option is only
 * a picture; `says`, the description of the picture, is empty if the picture has none.
 */
export const examOption = z.object({
  letter: z.string(),
  text: z.string(),
  picture: z.optional(examPicture),
})
export type ExamOption = z.infer<typeof examOption>

/** A question of an exam paper; `given` are the letters that the learner chose. */
export const examQuestion = z.object({
  position: z.int(),
  questionId: z.int(),
  type: questionType,
  /** The language of the question's texts: the reader's language, or another if the question is missing in it. */
  language: z.string(),
  text: z.string(),
  picture: z.nullable(examPicture),
  options: z.array(examOption),
  given: z.array(z.string()),
  /** Whether the learner marked the question for review. */
  marked: z.boolean(),
})
export type ExamQuestion = z.infer<typeof examQuestion>

/**
 * An open exam paper, without the solutions. `secondsLeft` is null if there is no time limit; `extraSeconds` is the
 * part of the time limit that is the learner's extra time. `seat` is the number of times that the paper has been
 * opened, so the page that opened it last has the highest `seat`.
 */
export const examPaper = z.object({
  attemptId: z.int(),
  seat: z.int(),
  secondsLeft: z.nullable(z.int()),
  extraSeconds: z.int(),
  /**
   * The language of the paper's questions. If the questions have several languages, it is the language in which the
   * attempt was started, provided that any question has it; otherwise it is the language of most questions.
   */
  language: z.string(),
  questions: z.array(examQuestion),
})
export type ExamPaper = z.infer<typeof examPaper>

/**
 * The result of an exam for a learner in the current round of enrolment: the passed attempt of a theory exam, else
 * the last attempt; and the number of attempts.
 */
export const examResult = z.object({
  /** The id of the attempt; null before the first attempt. */
  attemptId: z.nullable(z.int()),
  state: z.nullable(attemptState),
  /** The score of the attempt, 0 to 100; null before the first attempt and while the attempt is open. */
  score: z.nullable(z.int()),
  attempts: z.int(),
  /**
   * The number of attempts that are allowed before the learner has to enrol again; null if attempts are unlimited.
   */
  maxAttempts: z.nullable(z.int()),
  /** Whether the learner may start or resume the exam. */
  mayEnter: z.boolean(),
  /** Whether the learner may see the right answers, which is allowed after a pass and after the last attempt. */
  mayAnalyse: z.boolean(),
  seen: z.boolean(),
})
export type ExamResult = z.infer<typeof examResult>

/** A question after the end of the attempt, with the chosen answers, the right answers and the explanation. */
export const analysedQuestion = z.extend(examQuestion, {
  correct: z.array(z.string()),
  right: z.boolean(),
  /** Whether the question was voided as broken, so that it counts as right for everybody. */
  takenOut: z.boolean(),
  explanation: z.string(),
  /** The name of the question's topic in the reader's language; empty if it has none. */
  topic: z.string(),
})
export type AnalysedQuestion = z.infer<typeof analysedQuestion>

/**
 * Returns the letter for an option's index, which counts from 0. Specification 1, section 9.
 * @example letterOf(0) // 'A'
 */
export const letterOf = (index: number): string => String.fromCharCode(65 + index)
export const indexOfLetter = (letter: string): number => letter.charCodeAt(0) - 65
