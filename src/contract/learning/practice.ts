import * as z from 'zod/mini'
import { maxPaperQuestions } from '../../domain/pool/paper.ts'
import {
  mockExamPaper,
  mockExamResult,
  practiceAnswerResult,
  practiceBank,
  practiceQuestion,
} from '../../domain/practice/practice.ts'
import { declareCall } from '../protocol/call.ts'
import { idCodec } from '../protocol/wire.ts'

const learner = { method: 'POST', who: 'learner', source: 'ours' } as const
const letters = z.array(z.string().check(z.maxLength(1))).check(z.maxLength(26))
const mockAnswers = z
  .array(z.object({ position: idCodec, letters, marked: z.boolean() }))
  .check(z.maxLength(maxPaperQuestions))

/** Returns the question banks of the site, with the learner's progress in each topic. */
export const getPracticeBanks = declareCall({
  ...learner,
  path: '/practice/banks',
  reads: true,
  summary: 'The question banks for practice, with the learner’s progress',
  request: z.object({}),
  response: z.array(practiceBank),
  empty: [],
})

/**
 * Returns the question to practise now: a question that is due. If none is due, it is a new question; if none is
 * new, it is the question that was answered longest ago. An empty list of topics means all topics.
 */
export const getPracticeQuestion = declareCall({
  ...learner,
  path: '/practice/next',
  reads: true,
  summary: 'The next practice question',
  request: z.object({
    bankId: idCodec,
    topics: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(100)),
  }),
  response: practiceQuestion,
  refusals: ['notFound'],
})

/**
 * Grades an answer immediately. Refused as `repeatSubmit` if the question has already been answered in this `turn`.
 */
export const answerPractice = declareCall({
  ...learner,
  path: '/practice/answer',
  summary: 'Answers a practice question',
  request: z.object({ questionId: idCodec, turn: z.int().check(z.minimum(0)), letters }),
  response: practiceAnswerResult,
  refusals: ['notFound', 'repeatSubmit'],
})

/** Deletes the learner's practice in a bank, with its mock exams. Returns the number of questions that were reset. */
export const resetPractice = declareCall({
  ...learner,
  path: '/practice/forget',
  summary: 'Deletes the learner’s practice history',
  request: z.object({ bankId: idCodec }),
  response: z.object({ forgotten: z.int() }),
  refusals: ['notFound'],
})

/**
 * Starts a mock exam by the rules of the theory exam, or resumes the open one. Refused as `paperFailed` if the bank
 * has fewer questions than an exam paper.
 */
export const beginMockExam = declareCall({
  ...learner,
  path: '/practice/beginMock',
  summary: 'Begins or continues a mock exam',
  request: z.object({ bankId: idCodec }),
  response: mockExamPaper,
  refusals: ['notFound', 'paperFailed'],
})

/**
 * Saves answers of a mock exam; answers that the request leaves out stay saved. Refused as `submitFailed` after the
 * end of the mock exam.
 */
export const saveMockExam = declareCall({
  ...learner,
  path: '/practice/saveMock',
  summary: 'Saves answers of a mock exam',
  request: z.object({ mockId: idCodec, answers: mockAnswers }),
  response: z.object({ secondsLeft: z.int() }),
  refusals: ['notFound', 'submitFailed'],
})

/** Ends a mock exam and grades it. If the mock exam has already ended, the call returns the existing result. */
export const submitMockExam = declareCall({
  ...learner,
  path: '/practice/submitMock',
  summary: 'Submits a mock exam',
  request: z.object({ mockId: idCodec, answers: mockAnswers }),
  response: mockExamResult,
  refusals: ['notFound'],
})

/** Returns the result of a finished mock exam. Refused as `forbidden` while the mock exam is open. */
export const getMockExamResult = declareCall({
  ...learner,
  path: '/practice/mockResult',
  reads: true,
  summary: 'The result of a mock exam',
  request: z.object({ mockId: idCodec }),
  response: mockExamResult,
  refusals: ['notFound', 'forbidden'],
})
