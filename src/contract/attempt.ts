import * as z from 'zod/mini'
import { attemptState } from '../domain/exam/attempt.ts'
import { focusEvent, mostAtOnce } from '../domain/exam/focus.ts'
import { declareCall } from './call.ts'
import { examKindCode } from './exam-wire.ts'
import { id } from './wire.ts'

/** Never blocks an exam: what comes after its end, or above 500 events, is not kept and answered all the same. */
export const recordFocus = declareCall({
  method: 'POST',
  path: '/certification/exam/focusLog',
  who: 'learner',
  summary: 'Keeps that the learner left an exam’s window, or came back to it',
  request: z.object({
    examRefId: id,
    events: z.array(focusEvent).check(z.minLength(1), z.maxLength(mostAtOnce)),
  }),
  answer: z.literal(true),
  refusals: ['notFound'],
})

/** The newest first, at most a hundred. */
export const getAttempts = declareCall({
  method: 'POST',
  path: '/operator/exam/attempts',
  who: 'operator',
  role: ['reviewer', 'trainer'],
  reads: true,
  summary: 'A learner’s attempts at exams, with what happened to their windows',
  request: z.object({ email: z.email().check(z.maxLength(254)) }),
  answer: z.array(
    z.object({
      examId: z.int(),
      releaseId: z.int(),
      relationType: examKindCode,
      examState: attemptState,
      theoryExamScore: z.nullable(z.int()),
      beginTime: z.iso.datetime(),
      endTime: z.nullable(z.iso.datetime()),
      events: z.array(focusEvent),
    }),
  ),
})
