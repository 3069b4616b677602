import * as z from 'zod/mini'
import { attemptState } from '../../domain/exam/attempt.ts'
import { examFocusEvent, maxEventsPerReport } from '../../domain/exam/focus.ts'
import { declareCall } from '../protocol/call.ts'
import { wireObject } from '../protocol/renamed.ts'
import { idCodec } from '../protocol/wire.ts'
import { examKindCode } from './exam-wire.ts'

/**
 * Reports when the browser window of an exam loses or gets the focus. The call never blocks an exam: events after
 * the exam's end, and events beyond 500, are accepted but not stored.
 */
export const recordFocus = declareCall({
  method: 'POST',
  path: '/certification/exam/focusLog',
  who: 'learner',
  summary: 'Saves that the learner left an exam’s window or returned to it',
  source: 'ours',
  request: wireObject({
    attemptId: ['examRefId', idCodec],
    events: z.array(examFocusEvent).check(z.minLength(1), z.maxLength(maxEventsPerReport)),
  }),
  response: z.literal(true),
  refusals: ['notFound'],
})

/** Returns the attempts of a learner at exams, the newest first, at most a hundred. */
export const getAttempts = declareCall({
  method: 'POST',
  path: '/operator/exam/attempts',
  who: 'operator',
  role: ['reviewer', 'trainer'],
  reads: true,
  summary: 'A learner’s attempts at exams, with what happened to their windows',
  source: 'ours',
  request: z.object({ email: z.email().check(z.maxLength(254)) }),
  response: z.array(
    wireObject({
      attemptId: ['examId', z.int()],
      exam: ['relationType', examKindCode],
      targetId: ['releaseId', z.int()],
      state: ['examState', attemptState],
      score: ['theoryExamScore', z.nullable(z.int())],
      begunAt: ['beginTime', z.iso.datetime()],
      endedAt: ['endTime', z.nullable(z.iso.datetime())],
      events: z.array(examFocusEvent),
    }),
  ),
})
