import * as z from 'zod/mini'
import { chapterStateCode } from '../catalogue/course-wire.ts'
import { learningStatusCode } from '../catalogue/enrolment-wire.ts'
import { declareCall } from '../protocol/call.ts'
import { wireObject } from '../protocol/renamed.ts'
import { idCodec, numberCodec, shortText } from '../protocol/wire.ts'

/**
 * Saves a learner's position in a chapter, in seconds. Pages call it every 15 s, on pause and when they become
 * hidden. Returns the stored values; a position that was confirmed is never lost. Decision:
 * docs/decisions/learning-progress.md.
 */
export const saveProgress = declareCall({
  method: 'POST',
  path: '/certification/release/course/reload',
  who: 'learner',
  summary: 'Saves the position in a chapter, and credits the watched time',
  source: 'S2 7',
  request: wireObject(
    {
      courseId: ['releaseCourseId', idCodec],
      chapterId: ['releaseCourseContentId', idCodec],
      position: ['payDuration', numberCodec],
    },
    { quizExist: z.optional(shortText) },
  ),
  response: wireObject({
    position: ['payDuration', z.number()],
    chapterState: ['exerciseProcess', chapterStateCode],
    learningProcess: learningStatusCode,
  }),
  refusals: ['notFound', 'forbidden', 'busy'],
  underLoad: 'first',
})
