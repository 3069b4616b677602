import * as z from 'zod/mini'
import { largestPaper } from '../../domain/pool/paper.ts'
import {
  mockResult,
  mockSheet,
  practiceBank,
  practiceQuestion,
  practiceVerdict,
} from '../../domain/practice/practice.ts'
import { declareCall } from '../protocol/call.ts'
import { id } from '../protocol/wire.ts'

const learner = { method: 'POST', who: 'learner', source: 'ours' } as const
const letters = z.array(z.string().check(z.maxLength(1))).check(z.maxLength(26))
const mockAnswers = z
  .array(z.object({ position: id, letters, marked: z.boolean() }))
  .check(z.maxLength(largestPaper))

/** The banks that the site shows, with the learner's own standing in each topic. */
export const getPracticeBanks = declareCall({
  ...learner,
  path: '/practice/banks',
  reads: true,
  summary: 'Banks of questions for practice, and how much of them the learner knows',
  request: z.object({}),
  answer: z.array(practiceBank),
  empty: [],
})

/** The question to practise now: what is due, else a new one, else the oldest. No topics means all of them. */
export const getPracticeQuestion = declareCall({
  ...learner,
  path: '/practice/next',
  reads: true,
  summary: 'The next question to practise',
  request: z.object({
    bankId: id,
    topics: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(100)),
  }),
  answer: practiceQuestion,
  refusals: ['notFound'],
})

/** Judges an answer at once. Refused as `repeatSubmit` when that turn of the question was answered already. */
export const answerPractice = declareCall({
  ...learner,
  path: '/practice/answer',
  summary: 'Answer a question that is practised',
  request: z.object({ questionId: id, turn: z.int().check(z.minimum(0)), letters }),
  answer: practiceVerdict,
  refusals: ['notFound', 'repeatSubmit'],
})

/** Forgets what was practised of a bank, its mock exams too. Answers how many questions were forgotten. */
export const forgetPractice = declareCall({
  ...learner,
  path: '/practice/forget',
  summary: 'Forget what was practised',
  request: z.object({ bankId: id }),
  answer: z.object({ forgotten: z.int() }),
  refusals: ['notFound'],
})

/**
 * Begins a mock exam by the rules of the theory exam, or goes on with the one under way. Refused as `paperFailed` when the bank
 * has fewer questions than a paper.
 */
export const beginMock = declareCall({
  ...learner,
  path: '/practice/beginMock',
  summary: 'Begin a mock exam, or go on with it',
  request: z.object({ bankId: id }),
  answer: mockSheet,
  refusals: ['notFound', 'paperFailed'],
})

/** Keeps answers of a mock exam; those that are left out stay. Refused as `submitFailed` after its end. */
export const saveMock = declareCall({
  ...learner,
  path: '/practice/saveMock',
  summary: 'Keep answers of a mock exam',
  request: z.object({ mockId: id, answers: mockAnswers }),
  answer: z.object({ secondsLeft: z.int() }),
  refusals: ['notFound', 'submitFailed'],
})

/** Ends a mock exam and grades it. A second time, or after its end, it answers the result as it is. */
export const submitMock = declareCall({
  ...learner,
  path: '/practice/submitMock',
  summary: 'Submit a mock exam',
  request: z.object({ mockId: id, answers: mockAnswers }),
  answer: mockResult,
  refusals: ['notFound'],
})

/** The result of a mock exam that has ended. Refused as `forbidden` while it is under way. */
export const getMockResult = declareCall({
  ...learner,
  path: '/practice/mockResult',
  reads: true,
  summary: 'The result of a mock exam',
  request: z.object({ mockId: id }),
  answer: mockResult,
  refusals: ['notFound', 'forbidden'],
})
