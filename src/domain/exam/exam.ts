import * as z from 'zod/mini'
import { questionType } from '../pool/question-type.ts'
import { attemptState } from './attempt.ts'
import type { PaperUse } from './draw.ts'

/**
 * The kinds of exams: a certification's theory exam, or the quiz of a course, topic or video. Specification
 * 1, section 4: relation types.
 */
export const examKind = z.enum(['theory', 'quiz', 'topic', 'nonCertification'])
export type ExamKind = z.infer<typeof examKind>
/** The kinds of exams that are quizzes: of a course, of a topic, of a video. */
export type QuizKind = Exclude<ExamKind, 'theory'>

/**
 * The kind of paper that an exam has. Only theory exams have a clock, attempts that are counted, and papers
 * of fifty questions.
 */
export const paperUseOf = (kind: ExamKind): PaperUse => (kind === 'theory' ? 'theory' : 'quiz')

/** The picture of a question or of an option: where it lies for this session, its size in pixels, and its words for those who do not see it. */
export const sheetPicture = z.object({
  link: z.string(),
  width: z.int(),
  height: z.int(),
  says: z.string(),
})

/**
 * An option of a question with its letter, A first: words, a picture, or both. The words of a picture alone are empty, and `says` of its
 * picture where nobody wrote what it shows.
 */
export const sheetOption = z.object({
  letter: z.string(),
  text: z.string(),
  picture: z.optional(sheetPicture),
})
export type SheetOption = z.infer<typeof sheetOption>

/** A question of a paper; `given` are the letters chosen so far. */
export const sheetQuestion = z.object({
  position: z.int(),
  questionId: z.int(),
  type: questionType,
  /** The language of its words: the reader's, or another where the question lacks that. */
  language: z.string(),
  text: z.string(),
  picture: z.nullable(sheetPicture),
  options: z.array(sheetOption),
  given: z.array(z.string()),
  /** Whether the learner marked it to look at it again. */
  marked: z.boolean(),
})
export type SheetQuestion = z.infer<typeof sheetQuestion>

/**
 * A paper under way, without the solutions. `secondsLeft` is null without a clock; `extraSeconds` are those of
 * the whole time that are the learner's extra time. `seat` is the number of times that the paper was opened:
 * the newest page that did has the highest.
 */
export const examSheet = z.object({
  attemptId: z.int(),
  seat: z.int(),
  secondsLeft: z.nullable(z.int()),
  extraSeconds: z.int(),
  /** The language of its questions; where they are in several, the one that the attempt was begun in, else that of most. */
  language: z.string(),
  questions: z.array(sheetQuestion),
})
export type ExamSheet = z.infer<typeof examSheet>

/** The result of an exam for a learner: its last attempt, and how many are left. */
export const examResult = z.object({
  /** The id of the last attempt, null before the first. */
  attemptId: z.nullable(z.int()),
  state: z.nullable(attemptState),
  /** The score, 0 to 100; null while nothing is graded. */
  score: z.nullable(z.int()),
  attempts: z.int(),
  /** How many attempts a round has; null where they are not counted. */
  mostAttempts: z.nullable(z.int()),
  /** Whether the learner may begin the exam or continue it. */
  mayEnter: z.boolean(),
  /** Whether the learner may look at the right answers: after a pass, or after the last attempt. */
  mayAnalyse: z.boolean(),
  seen: z.boolean(),
})
export type ExamResult = z.infer<typeof examResult>

/** A question after the end of the attempt: the chosen answers, the right ones, and why. */
export const analysedQuestion = z.extend(sheetQuestion, {
  correct: z.array(z.string()),
  right: z.boolean(),
  /** Whether it was taken out as broken: then it is right for everybody. */
  takenOut: z.boolean(),
  explanation: z.string(),
  /** The name of its topic in the reader's language; empty without one. */
  topic: z.string(),
})
export type AnalysedQuestion = z.infer<typeof analysedQuestion>

/**
 * The letter of an option by its index from 0. Specification 1, section 9.
 * @example letterOf(0) // 'A'
 */
export const letterOf = (index: number): string => String.fromCharCode(65 + index)
export const indexOf = (letter: string): number => letter.charCodeAt(0) - 65
