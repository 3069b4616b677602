import * as z from 'zod/mini'
import { declareCall } from './call.ts'
import { analysedWire, examKindCode, letters, resultWire, sheetWire } from './exam-wire.ts'
import { exerciseProgressCode } from './exercise-wire.ts'
import { flagCode } from './flag-wire.ts'
import { id, numeric } from './wire.ts'

/** Which exam: `releaseId` is the certification, course or topic. */
const exam = z.object({ releaseId: id, relationType: examKindCode })

const answers = z.array(
  z.object({
    questionHisId: id,
    questionType: z.optional(z.union([z.string(), z.number()])),
    answer: letters,
  }),
)

const learner = { method: 'POST', who: 'learner' } as const

/** Whether the exam may be begun or gone on with; 0 when not. Specification 2, section 7. */
export const getExamEntry = declareCall({
  ...learner,
  path: '/certification/exam/entry',
  reads: true,
  summary: 'Whether the learner may enter an exam',
  request: exam,
  answer: z.object({ entryStatus: flagCode }),
  empty: { entryStatus: false },
  refusals: ['notFound'],
})

/**
 * The paper. The first call uses up an attempt and starts the clock; every other resumes it, on any device, with what was
 * saved. Refused as `examStartFailed` when the learner may not enter, `paperFailed` when none can be drawn, and
 * `enrolmentExpired` after the exam's window.
 */
export const getExamPaper = declareCall({
  ...learner,
  path: '/certification/exam/getContent',
  summary: 'Begin an exam, or go on with it',
  request: exam,
  answer: sheetWire,
  refusals: ['notFound', 'examStartFailed', 'paperFailed', 'enrolmentExpired'],
  fault: 'paperFailed',
})

/** Keeps answers of an attempt under way; those that are left out stay. Refused as `submitFailed` after its end. */
export const saveExamDraft = declareCall({
  ...learner,
  path: '/certification/exam/saveDraft',
  summary: 'Keep answers of an exam under way',
  request: z.object({ examRefId: id, paperHisRefId: z.optional(id), answerList: answers }),
  answer: z.object({ savedAt: z.iso.datetime() }),
  refusals: ['notFound', 'submitFailed'],
})

/** Ends an attempt and grades it. A second time, or after its end, it answers the result as it is. */
export const submitExam = declareCall({
  ...learner,
  path: '/certification/exam/submitAnswer',
  summary: 'Submit an exam',
  request: z.extend(exam, { examRefId: id, paperHisRefId: z.optional(id), answerList: answers }),
  answer: resultWire,
  refusals: ['notFound', 'submitFailed'],
  fault: 'submitFailed',
})

export const getExamResult = declareCall({
  ...learner,
  path: '/certification/exam/getExamResult',
  summary: 'How an exam stands for the learner',
  request: exam,
  answer: resultWire,
  refusals: ['notFound'],
})

/** Right answers and why, after a pass or the last attempt; else refused as `forbidden`. */
export const getExamAnalysis = declareCall({
  ...learner,
  path: '/certification/exam/getExamAnswerDetails',
  reads: true,
  summary: 'The right answers of an ended attempt',
  request: z.object({ examRecordsId: id }),
  answer: z.array(analysedWire),
  empty: [],
  refusals: ['notFound', 'forbidden'],
})

/** The score as the server has it; what is sent along is not believed. */
export const checkExamResult = declareCall({
  ...learner,
  path: '/certification/exam/queryStatus',
  summary: 'The score of an attempt, and whether the learner is to be told of it',
  request: z.object({
    examRecordsId: id,
    score: z.optional(numeric),
    examResult: z.optional(z.union([z.string(), z.number()])),
  }),
  answer: z.object({ theoryExamScore: z.nullable(z.int()), isNeedReminder: flagCode }),
  refusals: ['notFound'],
})

/** The attempt under way, which blocks signing off; null without one. */
export const getOpenAttempt = declareCall({
  method: 'GET',
  path: '/certification/exam/openAttempt',
  who: 'learner',
  summary: 'The exam that the learner is in the middle of',
  request: z.object({}),
  answer: z.nullable(
    z.object({
      examId: z.int(),
      releaseId: z.int(),
      relationType: examKindCode,
      countDown: z.nullable(z.int()),
    }),
  ),
})

const exerciseResult = z.object({
  examId: z.nullable(z.int()),
  exerciseProcess: exerciseProgressCode,
  status: z.nullable(z.string()),
  score: z.nullable(z.int()),
  passStatus: flagCode,
})

/** Names the quiz under way, or null; reserves nothing. */
export const getQuizAttempt = declareCall({
  ...learner,
  path: '/certification/skillLearn/getExamId',
  reads: true,
  summary: 'The quiz that the learner is in the middle of',
  request: exam,
  answer: z.object({ examId: z.nullable(z.int()) }),
  refusals: ['notFound'],
})

export const getQuizProgress = declareCall({
  ...learner,
  path: '/certification/skillLearn/getExerciseResult',
  reads: true,
  summary: 'How far the learner is with a quiz',
  request: exam,
  answer: exerciseResult,
  refusals: ['notFound'],
})

export const getQuizResult = declareCall({
  ...learner,
  path: '/certification/skillLearn/getExamResult',
  reads: true,
  summary: 'The result of one attempt at a quiz',
  request: z.object({ examId: id }),
  answer: exerciseResult,
  refusals: ['notFound'],
})
