import * as z from 'zod/mini'
import { certificationKind } from '../course/course.ts'
import { analysedQuestion, sheetQuestion } from '../exam/exam.ts'

/** How much of a bank or topic a learner has practised. `new`, `learning` and `known` are all of `questions`. */
export const practiceCounts = z.object({
  questions: z.int(),
  /** Never answered. */
  new: z.int(),
  /** Answered, and not yet right again after a break. */
  learning: z.int(),
  /** Right again after a break, and not wrong since. */
  known: z.int(),
  /** Those of the answered ones whose time to come back has come. */
  due: z.int(),
})
export type PracticeCounts = z.infer<typeof practiceCounts>

/** A topic of a bank; key and name are '' for questions without one. */
export const practiceTopic = z.extend(practiceCounts, { key: z.string(), name: z.string() })
export type PracticeTopic = z.infer<typeof practiceTopic>

/** A mock exam that has ended. */
export const pastMock = z.object({
  mockId: z.int(),
  score: z.int(),
  passed: z.boolean(),
  endedAt: z.iso.datetime(),
})

/** A bank of questions for practice: those of a programme. */
export const practiceBank = z.object({
  bankId: z.int(),
  /** The programme that it is for; null for a bank of its own, which its name tells. */
  kind: z.nullable(certificationKind),
  name: z.string(),
  topics: z.array(practiceTopic),
  /** Whether it has as many questions as a mock exam. */
  hasMock: z.boolean(),
  /** Whether a mock exam is under way. */
  mockIsOpen: z.boolean(),
  /** The last mock exams, the newest first. */
  mocks: z.array(pastMock),
})
export type PracticeBank = z.infer<typeof practiceBank>

/** Why a question is asked now: its time has come, it was never asked, or it was not asked for the longest time. */
export const practiceReason = z.enum(['due', 'new', 'again'])
export type PracticeReason = z.infer<typeof practiceReason>

/** A question to practise, without its solution. */
export const practiceQuestion = z.extend(
  z.omit(sheetQuestion, { position: true, given: true, marked: true }),
  {
    /** How often the learner has answered it; an answer names it, so that no answer counts twice. */
    turn: z.int(),
    why: practiceReason,
    /** The key of its topic. */
    topic: z.string(),
    language: z.string(),
  },
)
export type PracticeQuestion = z.infer<typeof practiceQuestion>

/** The verdict on an answer, and the right answer. */
export const practiceVerdict = z.object({
  right: z.boolean(),
  correct: z.array(z.string()),
  explanation: z.string(),
  returnsAt: z.iso.datetime(),
  /** The topics of the bank as they stand now. */
  topics: z.array(practiceTopic),
})
export type PracticeVerdict = z.infer<typeof practiceVerdict>

/** A mock exam under way, without the solutions; `extraSeconds` as in an exam. */
export const mockSheet = z.object({
  mockId: z.int(),
  secondsLeft: z.int(),
  extraSeconds: z.int(),
  language: z.string(),
  questions: z.array(sheetQuestion),
})
export type MockSheet = z.infer<typeof mockSheet>

/** A mock exam that is over: score, what was right by topic, and the wrong ones with their explanations. */
export const mockResult = z.extend(pastMock, {
  bankId: z.int(),
  topics: z.array(z.object({ key: z.string(), name: z.string(), right: z.int(), questions: z.int() })),
  wrong: z.array(analysedQuestion),
})
export type MockResult = z.infer<typeof mockResult>
