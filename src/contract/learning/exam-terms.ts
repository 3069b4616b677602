import * as z from 'zod/mini'
import { examTerms, pastAttempt } from '../../domain/exam/exam-terms.ts'
import { declareCall } from '../protocol/call.ts'
import { wireObject } from '../protocol/renamed.ts'
import { examFields } from './exam-wire.ts'

const exam = wireObject(examFields)
const learner = { method: 'POST', who: 'learner' } as const

/** Returns the terms of an exam for the learner: questions, time, attempts left. The call starts no attempt. */
export const getExamTerms = declareCall({
  ...learner,
  path: '/exam/terms',
  reads: true,
  summary: 'The terms of an exam for the learner',
  source: 'ours',
  request: exam,
  response: examTerms,
  refusals: ['notFound'],
})

/** Returns the learner's attempts at an exam, from all rounds of enrolment, the newest first. */
export const getPastAttempts = declareCall({
  ...learner,
  path: '/exam/attempts',
  reads: true,
  summary: 'The learner’s attempts at an exam, of all rounds',
  source: 'ours',
  request: exam,
  response: z.array(pastAttempt),
  empty: [],
})
