import * as z from 'zod/mini'
import { certificationKind } from '../course/course.ts'
import { analysedQuestion, examQuestion } from '../exam/exam.ts'

/**
 * A learner's progress in a bank or topic, as numbers of questions. `questions` is the sum of `new`, `learning` and
 * `known`.
 */
export const practiceCounts = z.object({
  questions: z.int(),
  /** The number of questions that the learner has never answered. */
  new: z.int(),
  /** The number of answered questions that are not `known`. */
  learning: z.int(),
  /** The number of questions that the learner answered correctly again after a break, and not wrong since. */
  known: z.int(),
  /** The number of answered questions that are due for repetition. */
  due: z.int(),
})
export type PracticeCounts = z.infer<typeof practiceCounts>

/** A topic of a bank. The questions without a topic form one topic, whose key and name are ''. */
export const practiceTopic = z.extend(practiceCounts, { key: z.string(), name: z.string() })
export type PracticeTopic = z.infer<typeof practiceTopic>

/** A finished mock exam. */
export const pastMockExam = z.object({
  mockId: z.int(),
  score: z.int(),
  passed: z.boolean(),
  endedAt: z.iso.datetime(),
})

/** A bank of questions for practice. */
export const practiceBank = z.object({
  bankId: z.int(),
  /**
   * The certification kind for which the bank is meant; null for a bank on another subject, which its name
   * describes.
   */
  kind: z.nullable(certificationKind),
  name: z.string(),
  topics: z.array(practiceTopic),
  /** Whether the bank has enough questions for a mock exam. */
  hasMock: z.boolean(),
  /** Whether the learner has an open mock exam. */
  mockIsOpen: z.boolean(),
  /** The last five finished mock exams, the newest first. */
  mocks: z.array(pastMockExam),
})
export type PracticeBank = z.infer<typeof practiceBank>

/** The reason why a question is asked now: it is due, it is new, or it was asked longest ago. */
export const practiceReason = z.enum(['due', 'new', 'again'])
export type PracticeReason = z.infer<typeof practiceReason>

/** A question to practise, without its solution. */
export const practiceQuestion = z.extend(
  z.omit(examQuestion, { position: true, given: true, marked: true }),
  {
    /**
     * The number of times that the learner has answered the question. The page sends this number with each answer,
     * so that no answer counts twice.
     */
    turn: z.int(),
    why: practiceReason,
    /** The key of the question's topic. */
    topic: z.string(),
    language: z.string(),
  },
)
export type PracticeQuestion = z.infer<typeof practiceQuestion>

/** The result of an answer, with the right answer. */
export const practiceAnswerResult = z.object({
  right: z.boolean(),
  correct: z.array(z.string()),
  explanation: z.string(),
  returnsAt: z.iso.datetime(),
  /** The topics of the bank with their current counts. */
  topics: z.array(practiceTopic),
})
export type PracticeAnswerResult = z.infer<typeof practiceAnswerResult>

/** An open mock exam, without the solutions; `extraSeconds` has the same meaning as in an exam. */
export const mockExamPaper = z.object({
  mockId: z.int(),
  secondsLeft: z.int(),
  extraSeconds: z.int(),
  language: z.string(),
  questions: z.array(examQuestion),
})
export type MockExamPaper = z.infer<typeof mockExamPaper>

/**
 * The result of a mock exam: the score, the right answers by topic, and the questions that were answered wrong,
 * with their explanations.
 */
export const mockExamResult = z.extend(pastMockExam, {
  bankId: z.int(),
  topics: z.array(z.object({ key: z.string(), name: z.string(), right: z.int(), questions: z.int() })),
  wrong: z.array(analysedQuestion),
})
export type MockExamResult = z.infer<typeof mockExamResult>
