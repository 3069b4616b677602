import * as z from 'zod/mini'
import { examTerms, pastAttempt } from '../../domain/exam/exam-terms.ts'
import { declareCall } from '../protocol/call.ts'
import { wireObject } from '../protocol/renamed.ts'
import { examFields } from './exam-wire.ts'

const exam = wireObject(examFields)
const learner = { method: 'POST', who: 'learner' } as const

/** What awaits the learner in an exam: questions, time, attempts left. Begins nothing. */
export const getExamTerms = declareCall({
  ...learner,
  path: '/exam/terms',
  reads: true,
  summary: 'What awaits the learner in an exam',
  source: 'ours',
  request: exam,
  answer: examTerms,
  refusals: ['notFound'],
})

/** The learner's own attempts at an exam, of all rounds, the newest first. */
export const getPastAttempts = declareCall({
  ...learner,
  path: '/exam/attempts',
  reads: true,
  summary: 'The learner’s attempts at an exam, of all rounds',
  source: 'ours',
  request: exam,
  answer: z.array(pastAttempt),
  empty: [],
})
