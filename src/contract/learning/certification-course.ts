import * as z from 'zod/mini'
import { declareCall } from '../protocol/call.ts'
import { idCodec } from '../protocol/wire.ts'
import { myCourseWire } from './enrolment.ts'

/**
 * Returns the courses of a certification, in the certification's order. Each course has its credits, its
 * requirement and, for learners, the learner's progress. Specification 1, section 2: certification list.
 */
export const getCertificationCourses = declareCall({
  method: 'GET',
  path: '/certification/release/course/list',
  who: 'any',
  summary: 'The compulsory and elective courses of a certification, with credits and the learner’s progress',
  source: 'S2 7',
  request: z.object({ certificationId: idCodec }),
  response: z.array(myCourseWire),
  empty: [],
  refusals: ['notFound'],
})
