import * as z from 'zod/mini'
import { attemptState } from './attempt.ts'

/** The terms of an exam, as its entry page shows them. */
export const examTerms = z.object({
  /** The name of the certification, course, topic or video. */
  name: z.string(),
  questions: z.int(),
  /** The languages that its questions are in: the reader's own, and others where a question lacks that. */
  languages: z.array(z.string()),
  /** The points of 100 that are a pass. */
  pass: z.int(),
  /** The time that the learner has, with extra time, in seconds; null without a clock. */
  seconds: z.nullable(z.int()),
  /** How much of it is extra time. */
  extraSeconds: z.int(),
  /** How many attempts of the round are left, one under way not counted; null where they are not counted. */
  attemptsLeft: z.nullable(z.int()),
  /** Whether an attempt is under way. */
  resumes: z.boolean(),
  /** The last instant at which the exam may be begun; null where there is none. */
  closesAt: z.nullable(z.iso.datetime()),
})
export type ExamTerms = z.infer<typeof examTerms>

/** An attempt of the learner's own, of any round. */
export const pastAttempt = z.object({
  attemptId: z.int(),
  /** The number of the enrolment that it counts in, and its own within that; both from 1. */
  round: z.int(),
  number: z.int(),
  state: attemptState,
  score: z.nullable(z.int()),
  begunAt: z.iso.datetime(),
  endedAt: z.nullable(z.iso.datetime()),
  mayAnalyse: z.boolean(),
})
export type PastAttempt = z.infer<typeof pastAttempt>
