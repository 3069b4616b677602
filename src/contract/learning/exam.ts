import * as z from 'zod/mini'
import { maxPaperQuestions } from '../../domain/pool/paper.ts'
import { declareCall } from '../protocol/call.ts'
import { flagCode } from '../protocol/flag-wire.ts'
import { wireObject } from '../protocol/renamed.ts'
import { idCodec, numberCodec, shortText } from '../protocol/wire.ts'
import {
  analysedWire,
  examFields,
  examKindCode,
  optionLettersCodec,
  paperWire,
  resultWire,
} from './exam-wire.ts'
import { exerciseStatusCode } from './exercise-wire.ts'

const exam = wireObject(examFields)

/** A learner's answer to a question, with the learner's mark; `questionType` is accepted and ignored. */
const givenAnswer = wireObject(
  {
    position: ['questionHisId', idCodec],
    letters: ['answer', optionLettersCodec],
    marked: ['isMarked', z.optional(flagCode)],
  },
  { questionType: z.optional(z.union([shortText, z.number()])) },
)

/** The fields for the answers of an attempt. The id of the exam paper is the same as the id of the attempt. */
const answerFields = {
  attemptId: ['examRefId', idCodec],
  answers: ['answerList', z.array(givenAnswer).check(z.maxLength(maxPaperQuestions))],
} as const
const paper = { paperHisRefId: z.optional(idCodec) }

const learner = { method: 'POST', who: 'learner' } as const

/** Returns whether the learner may start or resume the exam. Specification 2, section 7. */
export const getExamEntry = declareCall({
  ...learner,
  path: '/certification/exam/entry',
  reads: true,
  summary: 'Whether the learner may enter an exam',
  source: 'S1 4',
  request: exam,
  response: wireObject({ mayEnter: ['entryStatus', flagCode] }),
  empty: { mayEnter: false },
  refusals: ['notFound'],
})

/**
 * Returns the paper of an exam. The first call uses up an attempt and starts the time limit; every further call
 * resumes the attempt, on any device, with the saved answers. Refused as `examStartFailed` if the learner may not
 * enter the exam, as `paperFailed` if no paper can be drawn, and as `enrolmentExpired` after the exam's period has
 * ended.
 */
export const getExamPaper = declareCall({
  ...learner,
  path: '/certification/exam/getContent',
  summary: 'Begins or continues an exam',
  source: 'S1 3, 4',
  request: exam,
  response: paperWire,
  refusals: ['notFound', 'examStartFailed', 'paperFailed', 'enrolmentExpired'],
  fault: 'paperFailed',
})

/**
 * Saves answers of an open attempt; answers that the request leaves out stay saved. `seat` is the number from the
 * paper: a page with a lower number does not overwrite the answers of a newer page. Returns the newest `seat` and
 * the remaining time. Refused as `submitFailed` after the end of the attempt.
 */
export const saveExamDraft = declareCall({
  ...learner,
  path: '/certification/exam/saveDraft',
  summary: 'Saves answers of an open exam',
  source: 'S1 4',
  request: wireObject({ ...answerFields, seat: z.optional(z.int()) }, paper),
  response: wireObject({
    savedAt: z.iso.datetime(),
    seat: z.int(),
    secondsLeft: ['countDown', z.nullable(z.int())],
  }),
  refusals: ['notFound', 'submitFailed', 'busy'],
  underLoad: 'last',
})

/** Ends an attempt and grades it. If the attempt has already ended, the call returns the existing result. */
export const submitExam = declareCall({
  ...learner,
  path: '/certification/exam/submitAnswer',
  summary: 'Submits an exam',
  source: 'S1 4',
  request: wireObject({ ...examFields, ...answerFields, seat: z.optional(z.int()) }, paper),
  response: resultWire,
  refusals: ['notFound', 'submitFailed'],
  fault: 'submitFailed',
})

export const getExamResult = declareCall({
  ...learner,
  path: '/certification/exam/getExamResult',
  summary: 'The state of an exam for the learner',
  source: 'S1 3',
  request: exam,
  response: resultWire,
  refusals: ['notFound'],
})

/**
 * Returns the right answers of an attempt with explanations. Refused as `forbidden` until the learner has passed or
 * used the last attempt, and while another attempt at the exam is open.
 */
export const getExamAnalysis = declareCall({
  ...learner,
  path: '/certification/exam/getExamAnswerDetails',
  reads: true,
  summary: 'The right answers of an ended attempt',
  source: 'S1 3',
  request: wireObject({ attemptId: ['examRecordsId', idCodec] }),
  response: z.array(analysedWire),
  empty: [],
  refusals: ['notFound', 'forbidden'],
})

/**
 * Returns the score of an attempt, and in `reminds` whether the learner has not seen it yet; a score in the request
 * is ignored.
 */
export const checkExamResult = declareCall({
  ...learner,
  path: '/certification/exam/queryStatus',
  summary: 'The score of an attempt, and whether it should be shown to the learner',
  source: 'S2 7',
  request: wireObject(
    { attemptId: ['examRecordsId', idCodec] },
    { score: z.optional(numberCodec), examResult: z.optional(z.union([shortText, z.number()])) },
  ),
  response: wireObject({
    score: ['theoryExamScore', z.nullable(z.int())],
    reminds: ['isNeedReminder', flagCode],
  }),
  refusals: ['notFound'],
})

/**
 * Returns the open attempt at a theory exam, during which the learner can't sign out; null if no such attempt is
 * open.
 */
export const getOpenAttempt = declareCall({
  method: 'GET',
  path: '/certification/exam/openAttempt',
  who: 'learner',
  summary: 'The learner’s open exam',
  source: 'S1 4',
  request: z.object({}),
  response: z.nullable(
    wireObject({
      attemptId: ['examId', z.int()],
      exam: ['relationType', examKindCode],
      targetId: ['releaseId', z.int()],
      secondsLeft: ['countDown', z.nullable(z.int())],
    }),
  ),
})

const exerciseResult = wireObject({
  attemptId: ['examId', z.nullable(z.int())],
  progress: ['exerciseProcess', exerciseStatusCode],
  state: ['status', z.nullable(z.string())],
  score: z.nullable(z.int()),
  passed: ['passStatus', flagCode],
})

/** Returns the id of the open attempt at a quiz, or null; the call starts no attempt. */
export const getQuizAttempt = declareCall({
  ...learner,
  path: '/certification/skillLearn/getExamId',
  reads: true,
  summary: 'The learner’s open quiz',
  source: 'S2 7',
  request: exam,
  response: wireObject({ attemptId: ['examId', z.nullable(z.int())] }),
  refusals: ['notFound'],
})

export const getQuizProgress = declareCall({
  ...learner,
  path: '/certification/skillLearn/getExerciseResult',
  reads: true,
  summary: 'The learner’s progress in a quiz',
  source: 'S1 3',
  request: exam,
  response: exerciseResult,
  refusals: ['notFound'],
})

export const getQuizResult = declareCall({
  ...learner,
  path: '/certification/skillLearn/getExamResult',
  reads: true,
  summary: 'The result of one attempt at a quiz',
  source: 'S1 3',
  request: wireObject({ attemptId: ['examId', idCodec] }),
  response: exerciseResult,
  refusals: ['notFound'],
})
