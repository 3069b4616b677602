import * as z from 'zod/mini'
import { declareCall } from './call.ts'
import { myCourseWire } from './enrolment.ts'
import { id } from './wire.ts'

/**
 * In the certification's order, with one's own progress; who is not signed in is registered in none. Credits and
 * requirement stand in each course. Specification 1, section 2: certification list.
 */
export const getCertificationCourses = declareCall({
  method: 'GET',
  path: '/certification/release/course/list',
  who: 'any',
  summary: 'The courses of a certification, compulsory and elective, with credits and one’s own progress',
  request: z.object({ certificationId: id }),
  answer: z.array(myCourseWire),
  empty: [],
  refusals: ['notFound'],
})
