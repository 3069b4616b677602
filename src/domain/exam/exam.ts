import * as z from 'zod/mini'
import { questionType } from '../pool/pool-document.ts'
import { attemptState } from './attempt.ts'
import type { PaperUse } from './draw.ts'

/** What is examined: a certification's theory exam, or the quiz of a course, topic or video. Specification 1, section 4: relation types. */
export const examKind = z.enum(['theory', 'quiz', 'topic', 'nonCertification'])
export type ExamKind = z.infer<typeof examKind>
/** The quizzes: of a course, of a topic, of a video. */
export type QuizKind = Exclude<ExamKind, 'theory'>

/** Only theory exams have a clock, attempts that are counted, and papers of fifty questions. */
export const paperUseOf = (kind: ExamKind): PaperUse => (kind === 'theory' ? 'theory' : 'quiz')

/** A question as the paper shows it. Options are named by letters, A first; `given` are the letters chosen so far. */
export const sheetQuestion = z.object({
  position: z.int(),
  questionId: z.int(),
  type: questionType,
  text: z.string(),
  options: z.array(z.object({ letter: z.string(), text: z.string() })),
  given: z.array(z.string()),
})
export type SheetQuestion = z.infer<typeof sheetQuestion>

/** A paper under way: nothing in it tells what is right. `secondsLeft` is null without a clock. */
export const examSheet = z.object({
  attemptId: z.int(),
  secondsLeft: z.nullable(z.int()),
  language: z.string(),
  questions: z.array(sheetQuestion),
})
export type ExamSheet = z.infer<typeof examSheet>

/** How an exam stands for a learner: its last attempt, and how many are left. */
export const examResult = z.object({
  /** The last attempt, null before the first. */
  attemptId: z.nullable(z.int()),
  state: z.nullable(attemptState),
  /** 0 to 100; null while nothing is graded. */
  score: z.nullable(z.int()),
  attempts: z.int(),
  /** Null where they are not counted. */
  mostAttempts: z.nullable(z.int()),
  /** Whether the exam may be begun or gone on with. */
  mayEnter: z.boolean(),
  /** Whether the answers may be looked at: after a pass, or after the last attempt. */
  mayAnalyse: z.boolean(),
  seen: z.boolean(),
})
export type ExamResult = z.infer<typeof examResult>

/** A question after the end: what was chosen, what is right, and why. */
export const analysedQuestion = z.extend(sheetQuestion, {
  correct: z.array(z.string()),
  right: z.boolean(),
  explanation: z.string(),
})
export type AnalysedQuestion = z.infer<typeof analysedQuestion>

/** Options are lettered A to Z. Specification 1, section 9. */
export const letterOf = (index: number): string => String.fromCharCode(65 + index)
export const indexOf = (letter: string): number => letter.charCodeAt(0) - 65
