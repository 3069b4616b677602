import * as z from 'zod/mini'
import { attemptState } from './attempt.ts'

/** The terms of an exam that its entry page shows. */
export const examTerms = z.object({
  /** The name of the certification, course, topic or video. */
  name: z.string(),
  questions: z.int(),
  /**
   * The languages of the exam's questions: the reader's language, and others for questions that are missing in it.
   */
  languages: z.array(z.string()),
  /** The points, out of 100, with which the exam is passed. */
  pass: z.int(),
  /** The time limit in seconds, including extra time; null if there is no limit. */
  seconds: z.nullable(z.int()),
  /** The part of the time limit that is extra time, in seconds. */
  extraSeconds: z.int(),
  /**
   * The number of attempts that the learner may still start before having to enrol again; null if attempts are
   * unlimited. An open attempt is not counted.
   */
  attemptsLeft: z.nullable(z.int()),
  /** Whether an attempt is open. */
  resumes: z.boolean(),
  /** The last instant at which the exam may be started; null if there is no limit. */
  closesAt: z.nullable(z.iso.datetime()),
})
export type ExamTerms = z.infer<typeof examTerms>

/** An attempt of the learner, in this or an earlier round of enrolment. */
export const pastAttempt = z.object({
  attemptId: z.int(),
  /**
   * The number of the enrolment to which the attempt belongs, and the attempt's number within that enrolment, both
   * from 1.
   */
  round: z.int(),
  number: z.int(),
  state: attemptState,
  score: z.nullable(z.int()),
  begunAt: z.iso.datetime(),
  endedAt: z.nullable(z.iso.datetime()),
  mayAnalyse: z.boolean(),
})
export type PastAttempt = z.infer<typeof pastAttempt>
