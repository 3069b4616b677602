import * as z from 'zod/mini'
import { declareCall } from './call.ts'
import { learningProcessCode } from './enrolment-wire.ts'
import { coded, id, numeric } from './wire.ts'

/**
 * A learner's position in a chapter, in seconds. Sent every 15 s, on pause and when the page hides. The answer says
 * what was kept: nothing that was acknowledged is lost. Decisions: "Learning and exams".
 */
export const saveProgress = declareCall({
  method: 'POST',
  path: '/certification/release/course/reload',
  who: 'learner',
  summary: 'Keeps the position in a chapter and credits what was watched',
  request: z.object({
    releaseCourseId: id,
    releaseCourseContentId: id,
    payDuration: numeric,
    quizExist: z.optional(z.string()),
  }),
  answer: z.object({
    payDuration: z.number(),
    exerciseProcess: coded({ notStarted: '0', started: '1', watched: '2' }),
    learningProcess: learningProcessCode,
  }),
  refusals: ['notFound', 'forbidden'],
})
