import * as z from 'zod/mini'
import { attemptState } from './attempt.ts'

/** The terms of an exam that its entry page shows. */
export const examTerms = z.object({
  /** The name of the certification, course, topic or video. */
  name: z.string(),
  questions: z.int(),
  /** The languages of its questions: the reader's, and others if a question is missing in it. */
  languages: z.array(z.string()),
  /** The points of 100 that pass the exam. */
  pass: z.int(),
  /** The time limit, extra time included, in seconds; null without a limit. */
  seconds: z.nullable(z.int()),
  /** The extra time in the time limit, in seconds. */
  extraSeconds: z.int(),
  /** The attempts that are left in the round, an open one not counted; null if attempts are unlimited. */
  attemptsLeft: z.nullable(z.int()),
  /** Whether an attempt is open. */
  resumes: z.boolean(),
  /** The last instant at which the exam may be started; null without a limit. */
  closesAt: z.nullable(z.iso.datetime()),
})
export type ExamTerms = z.infer<typeof examTerms>

/** An attempt of the learner, of any round. */
export const pastAttempt = z.object({
  attemptId: z.int(),
  /** The number of the enrolment to which the attempt belongs, and the attempt's number within that enrolment, both from 1. */
  round: z.int(),
  number: z.int(),
  state: attemptState,
  score: z.nullable(z.int()),
  begunAt: z.iso.datetime(),
  endedAt: z.nullable(z.iso.datetime()),
  mayAnalyse: z.boolean(),
})
export type PastAttempt = z.infer<typeof pastAttempt>
